import { offsetOf } from '../../scripts/backend/ports.ts';
import { mailTokenFor } from '../support/mail-token.ts';
import { axe, expect, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

const linkOf = ({ uid }: { uid: string }) => `/mail-choices#${mailTokenFor(uid, offsetOf('tests'))}`;
/** What the browser says of an answer that is no success. */
const REFUSED = /status of 404/;

test('the link of a mail leads to what comes by mail, without a log-in @any-screen', async ({
  person,
  world,
}) => {
  const parent = await world.member(await world.school());
  const { page, signIn } = await person();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(linkOf(parent));
  await expect(page.getByRole('heading', { level: 1, name: 'What comes by mail' })).toBeVisible();
  await page.getByLabel('Replies to your comments').selectOption({ label: 'At once' });
  await page.getByLabel('Likes').selectOption({ label: 'In the digest' });
  await expect(page.getByText('Some news is to come in the digest, but you get none.')).toBeVisible();
  await page.getByRole('button', { name: 'Get it weekly' }).click();
  await page.getByLabel('At', { exact: true }).selectOption('7');
  await looksRight(page);
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(parent.lastName);
  await expect(page.getByRole('main')).not.toContainText(parent.email);
  // No server finds the token in an address.
  const token = mailTokenFor(parent.uid, offsetOf('tests'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Replies to your comments')).toHaveValue('now');

  await signIn(parent, '/account/notifications');
  await expect(page.getByLabel('Replies to your comments: by mail')).toHaveValue('now');
  await expect(page.getByLabel('Likes: by mail')).toHaveValue('digest');
  await expect(page.getByLabel('How often')).toHaveValue('weekly');
  await expect(page.getByLabel('At', { exact: true })).toHaveValue('7');
  await looksRight(page);
});

test('all optional mail ends by one press, the digest included', async ({ person, world }) => {
  const parent = await world.member(await world.school());
  const { page, signIn } = await person();
  await signIn(parent, '/account/notifications');
  await page.getByLabel('How often').selectOption({ label: 'Daily' });
  await page.getByLabel('Comments on your posts and events: by mail').selectOption({ label: 'At once' });
  const stored = () => world.data(`users/${parent.uid}/settings/notifications`);
  await expect.poll(async () => (await stored())?.kinds?.comment?.mail).toBe('now');

  // In a browser where nobody is signed in.
  const mailed = await person();
  await mailed.page.goto(linkOf(parent));
  await mailed.page.getByRole('button', { name: 'Stop all optional mail' }).click();
  await expect(mailed.page.getByText('You get no optional mail any more.')).toBeVisible();
  // The settings that are open elsewhere follow.
  await expect(page.getByLabel('How often')).toHaveValue('never');
  await expect(page.getByLabel('Comments on your posts and events: by mail')).toHaveValue('off');
  await expect(page.getByLabel('Decisions about requests and reports: by mail')).toHaveValue('off');
});

test('a link that is not valid says what to do, and changes nothing', async ({ person, world }) => {
  const [parent, other] = [
    await world.member(await world.school()),
    await world.member(await world.school()),
  ];
  const { page, expectComplaint } = await person();
  const [account] = mailTokenFor(other.uid, offsetOf('tests')).split('.');
  const [, signature] = mailTokenFor(parent.uid, offsetOf('tests')).split('.');
  expectComplaint(REFUSED);
  await page.goto(`/mail-choices#${account}.${signature}`);
  await expect(page.getByText('This link is not valid.', { exact: false })).toBeVisible();
  await axe(page);
  await expect(page.getByRole('button', { name: 'Save choices' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in to Notifications' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('who is new is offered a digest, which moves nothing', async ({ person, world }) => {
  const parent = await world.member(await world.school());
  const { page, signIn } = await person();
  await signIn(parent);
  const below = page.getByRole('button', { name: 'Got it' });
  const offer = page.getByRole('heading', { name: 'Get a digest by mail' });
  await expect(offer).toBeVisible();
  const top = async () => Math.round((await below.boundingBox())?.y ?? 0);
  const before = await top();
  await page.getByRole('button', { name: 'Weekly' }).click();
  await expect(page.getByText('A digest comes by mail every Sunday.', { exact: false })).toBeVisible();
  expect(await top()).toBe(before);
  const stored = () => world.data(`users/${parent.uid}/settings/notifications`);
  await expect.poll(async () => (await stored())?.digest).toEqual({ rhythm: 'weekly', hour: 17 });
  await page.getByRole('link', { name: 'Open Notifications' }).click();
  await expect(page.getByLabel('How often')).toHaveValue('weekly');
});
