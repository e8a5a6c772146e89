import type { Page } from '@playwright/test';
import type { CaughtMessage } from '../../scripts/mail/messages.ts';
import { axe, expect, test } from './support/fixtures.ts';
import { TOKEN_ENDED } from './support/problems.ts';

const REFUSED = /Failed to load resource: the server responded with a status of 400/;

/** Follows the link of a mail about an account, as somebody does who reads it on this device. */
async function follow(page: Page, mail: CaughtMessage): Promise<void> {
  const link = new URL(/https?:\/\/\S+\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Change your address' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Agree' }).click();
}

test('a parent has another address once both have agreed, and logs in with it', async ({
  person,
  world,
  mail,
}) => {
  const [school, other] = [await world.school(), await world.school()];
  const member = await world.member(school);
  const to = world.freshEmail('next');
  const requestPath = `pendingRequests/${member.uid}_${other.id}`;
  await world.admin.db.doc(requestPath).set({
    ...{ userId: member.uid, schoolId: other.id, status: 'pending' },
    ...{ email: member.email, emailConfirmed: true },
  });
  const { page, context, signIn, expectComplaint, allowComplaint } = await person();
  await signIn(member, '/account');
  await page.getByLabel('New email address').fill(to);
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' });
  const password = dialog.getByLabel(`Password of ${member.email}`);
  expectComplaint(REFUSED);
  await password.fill('not-my-password');
  await password.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await password.fill(member.password);
  await password.press('Enter');
  await expect(page.getByText(`We sent a link to ${to} and another one to ${member.email}.`)).toBeVisible();
  await axe(page);

  const mailed = await context.newPage();
  await follow(mailed, await mail.waitFor(to, /^Confirm your new address/));
  await expect(
    mailed.getByText('Now please open the link in the email to the other address, too.'),
  ).toBeVisible();
  expect((await world.data(`users/${member.uid}`))?.email).toBe(member.email);
  await mailed.close();

  // With the second one this sign-in ends, too: the provider answers its next question with a 400.
  allowComplaint(REFUSED);
  allowComplaint(TOKEN_ENDED);
  await follow(page, await mail.waitFor(member.email, /^Another address for your/));
  await expect(page.getByText(`Your account now has the address ${to}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
  await axe(page);
  expect((await world.data(`users/${member.uid}`))?.email).toBe(to);
  expect(await world.data(requestPath)).toMatchObject({ email: to, emailConfirmed: true });
  const told = await mail.waitFor(member.email, /has another address/);
  expect(told.text).toContain('/contact');

  await page.getByRole('link', { name: 'Log in' }).last().click();
  await expect(page.getByLabel('Email')).toHaveValue(to);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});
