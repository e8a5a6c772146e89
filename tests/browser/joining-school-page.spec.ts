import { axe, expect, test } from './support/fixtures.ts';

test.describe("a school's own page", () => {
  test('one form makes the account and the request, and repeats only what failed', async ({
    person,
    world,
  }) => {
    const school = await world.school();
    const record = (await world.data(`schools/${school.id}`)) ?? {};
    const email = world.freshEmail('ben');
    const { page } = await person();
    await page.goto(`/${school.slug}`);
    await expect(page.getByRole('heading', { name: `Welcome to ${school.name}` })).toBeVisible();
    for (const step of ['Request Access', 'Get Verified', 'Start Connecting']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
    }
    await page.getByLabel('First name').fill('Ben');
    await page.getByLabel('Last name').fill('Ito');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-test-password');

    // The school goes away between the two steps: the account is made, the request refused.
    await world.admin.db.doc(`schools/${school.id}`).delete();
    await page.getByRole('button', { name: `Join ${school.name} Community` }).click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByText('Your account is ready, but your request')).toBeVisible();
    await axe(page);

    await world.admin.db.doc(`schools/${school.id}`).set(record);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
    const { docs } = await world.admin.db.collection('pendingRequests').where('email', '==', email).get();
    expect(docs.map((request) => [request.get('proofPath'), request.get('inviteCode')])).toEqual([
      [null, null],
    ]);
  });

  test('whoever has an account already needs one press @any-screen', async ({ person, world }) => {
    const school = await world.school();
    const parent = await world.newcomer();
    const { page } = await person();
    await page.goto(`/${school.slug.toUpperCase()}`);
    await page.getByRole('link', { name: 'Log in' }).click();
    // The page that is left has the same field.
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password', { exact: true }).fill(parent.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${school.slug}$`, 'i'));
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();

    await page.goto(`/${school.slug}`);
    await expect(page.getByText(`You have already asked to join ${school.name}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
  });

  test('Google is one press, too @any-screen', async ({ person, world }) => {
    const school = await world.school();
    const { page } = await person();
    await page.goto(`/${school.slug}`);
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    const chooser = page.getByRole('dialog');
    await chooser.getByLabel('Name').fill('Chidi');
    await chooser.getByLabel('Email').fill(world.freshEmail('chidi'));
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem', { name: school.name })).toBeVisible();
  });
});
