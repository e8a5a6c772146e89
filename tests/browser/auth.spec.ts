import type { Page } from '@playwright/test';
import { axe, expect, signIn, test } from './support/fixtures.ts';
import { TOKEN_ENDED } from './support/problems.ts';

const REFUSED = /Failed to load resource: the server responded with a status of 400/;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test.describe('accounts', () => {
  test('login refuses without saying why, then leads to the remembered address', async ({
    person,
    world,
  }) => {
    const member = await world.member(await world.school());
    const { page, expectComplaint } = await person();
    await page.goto('/groups?mine=1#below');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle(/^Log in/);

    expectComplaint(REFUSED);
    const message = 'The email address or password is not right.';
    await logIn(page, member.email, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    // The words of the last try are gone once this one is sent.
    const answered = page.waitForResponse(/signInWithPassword/);
    await logIn(page, world.freshEmail('nobody'), member.password);
    await answered;
    await expect(page.getByRole('alert')).toHaveText(message);

    await logIn(page, member.email, member.password);
    await expect(page).toHaveURL('/groups?mine=1#below');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('a login lasts for the browser session, or on the device when asked for @any-screen', async ({
    person,
    world,
  }) => {
    const member = await world.member(await world.school());
    const { page, context } = await person();
    await page.goto('/login');
    await expect(page.getByLabel('Keep me signed in on this device')).not.toBeChecked();
    await logIn(page, member.email, member.password);
    await expect(page).toHaveURL('/dashboard');
    await page.close();
    const other = await context.newPage();
    await other.goto('/welcome');
    await expect(other).toHaveURL('/login');

    await other.getByLabel('Keep me signed in on this device').check();
    await logIn(other, member.email, member.password);
    await expect(other).not.toHaveURL('/login');
    await other.close();
    const third = await context.newPage();
    // Whoever is signed in is sent on from here, with the code to join its school.
    await third.goto('/login?code=Some-Code');
    await expect(third).toHaveURL('/join-school?code=some-code');
  });

  test('sign-up shows what is wrong and loses nothing', async ({ person, world }) => {
    const taken = await world.newcomer();
    const { page, expectComplaint } = await person();
    await page.goto('/signup');
    await expect(page.getByText('You need an invite code from your school')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
    await axe(page);

    expectComplaint(REFUSED);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Silva');
    await page.getByLabel('Email').fill(taken.email);
    await page.getByLabel('Password', { exact: true }).fill('a-test-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'There is already an account with this email address.',
    );
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a-test-password');

    const fresh = world.freshEmail('ana');
    await page.getByLabel('Email').fill(fresh.toUpperCase());
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/join-school');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, { email: fresh, password: 'a-test-password' });
    await expect(page).toHaveURL('/join-school');
  });

  test('an account whose sign-up broke off is finished by the next login @any-screen', async ({
    person,
    world,
  }) => {
    const email = world.freshEmail('half-made');
    const password = 'a-test-password';
    const { uid } = await world.admin.auth.createUser({ email, password });
    const { page, signIn } = await person();
    await signIn({ email, password });
    await expect(page).toHaveURL('/join-school');
    // Nothing is known of the name, and nothing of the address takes its place.
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('de Souza');
    await axe(page);
    await page.getByRole('button', { name: 'Save my name' }).click();
    await expect(page.getByLabel('Invite code')).toBeVisible();
    expect(await world.data(`users/${uid}`)).toMatchObject({
      email,
      firstName: 'Ana',
      lastName: 'de Souza',
    });
  });

  test('the reset mail is announced for any address @any-screen', async ({ person, world, mail }) => {
    const { page } = await person();
    const email = world.freshEmail('nobody');
    await page.goto('/login?code=some-code');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/reset-password?code=some-code');
    await expect(page).toHaveTitle(/^Reset your password/);
    // A new screen begins at its top, also for the keyboard.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send reset email' }).click();
    await expect(page.getByText('✅ Password reset email sent. Please check your inbox.')).toBeVisible();
    await axe(page);
    expect(await mail.to(email)).toEqual([]);
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page).toHaveURL('/login?code=some-code');
  });

  test('the reset mail leads to a new password that opens the account', async ({ person, world, mail }) => {
    const member = await world.member(await world.school());
    const { page, context, expectComplaint, allowComplaint, signIn } = await person();
    // The mail's frame runs no script, the browser driver's neither.
    allowComplaint(/Blocked script execution in 'about:srcdoc'/);
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send reset email' }).click();
    await mail.waitFor(member.email, /Reset your password/);

    await page.goto(mail.pageUrl);
    await page.getByRole('button', { name: member.email }).click();
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
    const form = await opened;
    await expect(form.getByText(`For the account of ${member.email}.`)).toBeVisible();
    await form.getByLabel('New password').fill('Password2026!');
    await expect(form.getByText('Weak')).toBeVisible();
    await form.getByRole('button', { name: 'Save the password' }).click();
    await expect(form.getByText(/Many people use a password like this/)).toBeVisible();
    await axe(form);
    await form.getByLabel('New password').fill('another-password');
    await form.getByRole('button', { name: 'Save the password' }).click();
    await expect(
      form.getByText('Your password has been changed and you are logged out everywhere.'),
    ).toBeVisible();
    await axe(form);
    await mail.waitFor(member.email, /has a new password/);
    // A link works once.
    expectComplaint(/status of 404/);
    await form.reload();
    await expect(form.getByText(/This link no longer works/)).toBeVisible();
    await form.close();
    await signIn({ ...member, password: 'another-password' });
    await expect(page).toHaveURL('/dashboard');
  });

  test('Google makes an account once and opens it after @any-screen', async ({ person, world }) => {
    const school = await world.school();
    const email = world.freshEmail('maria');
    const { page } = await person();
    const choose = async (button: string) => {
      await page.getByRole('button', { name: button }).click();
      const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
      await chooser.getByLabel('Name').fill('Maria de Souza');
      await chooser.getByLabel('Email').fill(email);
      await axe(page);
      await chooser.getByRole('button', { name: 'Continue' }).click();
    };
    await page.goto(`/signup?code=${school.code}`);
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveText('The Google window was closed before you signed in.');
    await choose('Sign up with Google');
    await expect(page).toHaveURL(`/join-school?code=${school.code}`);

    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`/login?code=${school.code}`);
    await choose('Log in with Google');
    await expect(page).toHaveURL(`/join-school?code=${school.code}`);
    const { docs } = await world.admin.db.collection('users').where('email', '==', email).get();
    expect(docs.map((user) => [user.get('firstName'), user.get('lastName')])).toEqual([
      ['Maria', 'de Souza'],
    ]);
  });

  test('a new address is confirmed by the link of a mail, and asked about until then', async ({
    person,
    world,
    mail,
  }) => {
    const email = world.freshEmail('nora');
    const { page, context } = await person();
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('New');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Password2026!');
    await expect(page.getByText('Weak')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/Many people use a password like this/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('a-test-password');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    const first = await mail.waitFor(email, /^Confirm your address/);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Another email is on its way.')).toBeVisible();
    await axe(page);

    const link = new URL(/https?:\/\/\S+\/confirm\?token=\S+/.exec(first.text)?.[0] ?? '');
    const other = await context.newPage();
    await other.goto(link.pathname + link.search);
    await expect(other.getByText(`Press the button to confirm that ${email} is yours.`)).toBeVisible();
    await axe(other);
    await other.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(other.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible();
    await axe(other);
    await other.close();
    // The first page finds out when its reader comes back to it.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText(`We sent a link to ${email}.`)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await page.goto('/confirm?token=');
    await expect(page.getByText('Your address is already confirmed')).toBeVisible();
  });

  test('a member changes the password, and logs out everywhere', async ({ person, world }) => {
    const member = await world.member(await world.school());
    const { page, expectComplaint, allowComplaint, signIn } = await person();
    allowComplaint(TOKEN_ENDED);
    await signIn(member);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign-in and security' }).click();
    await expect(page).toHaveTitle(/^Sign-in and security/);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await axe(page);

    await page.getByLabel('Current password').fill('not-it');
    await page.getByLabel('New password').fill('three small cats');
    expectComplaint(REFUSED);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('region', { name: 'Password' }).getByRole('alert')).toHaveText(
      'This is not your current password.',
    );
    await page.getByLabel('Current password').fill(member.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await logIn(page, member.email, 'three small cats');
    await expect(page).toHaveURL('/dashboard');
  });
});
