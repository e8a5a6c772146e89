import { adminOf, auditOf, doNow } from './admin-support/people.ts';
import { axe, expect, test } from './support/fixtures.ts';

test('an admin shows who they are before a role is given, when the log-in is half an hour old', async ({
  person,
  world,
}) => {
  const admin = await adminOf(world);
  const parent = await world.member(await world.school());
  const name = `Test ${parent.lastName}`;
  const { page, signIn, allowComplaint } = await person();
  // A wrong password is answered with a 400, which the browser names.
  allowComplaint(/400 \(Bad Request\)/);
  await signIn(admin);
  await expect.poll(async () => (await world.data(`users/${admin.uid}`))?.isModerator).toBe(true);
  await page.goto(`/admin/users?user=${parent.uid}`);
  const role = page.getByRole('checkbox', { name: `Moderator ${name}` });
  await expect(role).toBeVisible();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 60_000;
  });

  await role.click();
  await page.getByRole('button', { name: 'Make moderator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' });
  const password = dialog.getByLabel(`Password of ${admin.email}`);
  await expect(password).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(role).not.toBeChecked();

  await role.click();
  await page.getByRole('button', { name: 'Make moderator' }).click();
  await password.fill('not-my-password');
  await password.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await axe(page);
  await password.fill(admin.password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`${name} will become a moderator.`)).toBeVisible();
  await doNow(page);
  await expect(page.getByText(`${name} is now a moderator.`)).toBeVisible();
  expect(await auditOf(world, parent.uid)).toEqual([
    { action: 'set-moderator', actorId: admin.uid, schoolId: null, detail: 'true' },
  ]);
});
