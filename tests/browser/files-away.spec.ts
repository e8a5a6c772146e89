import { offsetOf, portsFor } from '../../scripts/backend/ports.ts';
import { phonePicture } from './feed-support/pictures.ts';
import { article, write } from './feed-support/writing.ts';
import { expect, type Person, test } from './support/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

const { storage } = portsFor(offsetOf('tests'));
const STORAGE = new RegExp(`^http://[^/]+:${storage}/`);
const AWAY = 'Our file storage does not answer. Please try again in a few minutes.';

/** The file storage answers nothing that makes sense, and everything else works. */
async function takeFilesAway({ context, allowComplaint }: Person): Promise<() => Promise<void>> {
  allowComplaint(/Failed to load resource|400/);
  await context.route(STORAGE, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ status: 400, body: 'no', headers: { 'access-control-allow-origin': '*' } }),
  );
  return () => context.unroute(STORAGE);
}

test('a picture waits for the file storage, and its post says so', async ({ person, world }) => {
  const school = await world.school();
  const parent = await person();
  const { page } = parent;
  await parent.signIn(await world.member(school));
  const bringBack = await takeFilesAway(parent);
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'fair.jpg', mimeType: 'image/jpeg', buffer: await phonePicture(page, 64, 48) });
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await write(page, 'Our school fair');
  const post = article(page, 'Our school fair');
  await expect(post.getByText('Waiting for our file storage, which is not answering')).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);

  await bringBack();
  await expect(post.getByRole('button', { name: /^Show the picture by/ })).toBeVisible({ timeout: 30_000 });
  await expect(post.getByText('Waiting for our file storage')).toHaveCount(0);
});

test('a document names the file storage, and stays chosen', async ({ person, world }) => {
  const school = await world.school();
  const parent = await person();
  const { page } = parent;
  await parent.signIn(await world.newcomer());
  await page.goto(`/join-school?code=${school.code}`);
  const bringBack = await takeFilesAway(parent);
  await page
    .getByLabel('Proof document')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 %%EOF') });
  await page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(page.getByRole('alert').getByText(AWAY)).toBeVisible();
  await expect(page.getByText('proof.pdf')).toBeVisible();
  await expect(page.getByLabel('Invite code')).toHaveValue(school.code);
  await bringBack();
  await page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(page).toHaveURL('/welcome');
});
