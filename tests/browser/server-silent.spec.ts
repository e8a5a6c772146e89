import type { BrowserContext, Route } from '@playwright/test';
import { offsetOf, portsFor } from '../../scripts/backend/ports.ts';
import { storedPosts, writePosts } from './feed-support/posts.ts';
import { article, write } from './feed-support/writing.ts';
import { banner } from './offline-support/device.ts';
import { expect, type Person, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

test.setTimeout(120_000);

const ports = portsFor(offsetOf('tests'));
const DATABASE = new RegExp(`^http://127\\.0\\.0\\.1:${ports.firestore}/`);

/** What the browser says of requests that are cut, and Firestore once about it. */
const CUT = /ERR_FAILED|ERR_CONNECTION_REFUSED|Could not reach Cloud Firestore backend|transport errored/;

/**
 * Cuts the way to the database, and to nothing else; the browser goes on believing in its network.
 * @param begins at which request; at once unless it is said
 */
async function silence(
  { context, expectComplaint }: Person,
  begins: (url: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  expectComplaint(CUT);
  let isSilent = false;
  const cut: Parameters<BrowserContext['route']>[1] = (route) => {
    isSilent ||= begins(route.request().url());
    return isSilent ? route.abort() : route.continue();
  };
  await context.route(DATABASE, cut);
  return () => context.unroute(DATABASE, cut);
}

/** A browser that is sure to have no network, as one is on a machine with nothing but loopback. */
async function withoutNetwork({ context, page }: Person): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
  });
  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
}

test('a school that exists is not called missing while the server is silent', async ({ person, world }) => {
  const school = await world.school();
  const visitor = await person();
  const { page } = visitor;
  const speak = await silence(visitor);
  await page.goto(`/${school.slug}`);
  await expect(page.getByText("We can't reach the server", { exact: false })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('School not found')).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('We can’t reach our server.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/posts|comments/);

  await speak();
  // It goes on by itself.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(school.name, { timeout: 40_000 });
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/no-such-school-anywhere');
  await expect(page.getByRole('heading', { name: 'School not found' })).toBeVisible();
});

test('an invite code that exists is not called invalid while the server is silent', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await person();
  const { page } = parent;
  await parent.signIn(await world.newcomer());
  await page.goto(`/join-school?code=${school.code}`);
  await expect(page.getByLabel('Invite code')).toHaveValue(school.code);
  const speak = await silence(parent);
  await page
    .getByLabel('Proof document')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 %%EOF') });
  await page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(page.getByRole('alert').getByText("We can't reach the server", { exact: false })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Invalid invite code.')).toHaveCount(0);
  await expect(banner(page)).toBeVisible();

  await speak();
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
  await page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('asking for a school says so in time when nothing answers at all, and sends one request', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const parent = await person();
  const { page, context } = parent;
  const asking = await world.newcomer();
  await parent.signIn(asking);
  await page.goto(`/join-school?code=${school.code}`);
  await expect(page.getByText(school.name)).toBeVisible();
  await page
    .getByLabel('Proof document')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 %%EOF') });

  // Taken and never answered, as by a line that has gone dead.
  parent.allowComplaint(CUT);
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  const backend = Object.values(ports).join('|');
  const all = new RegExp(`^http://(127\\.0\\.0\\.1|localhost):(?!${ports.app})(${backend})/`);
  await context.route(all, hold);
  const submit = page.getByRole('button', { name: 'Request to Join' });
  await submit.click();
  await expect(page.getByRole('alert').getByText("We can't reach the server", { exact: false })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByLabel('Invite code')).toHaveValue(school.code);
  await expect(page.getByText('proof.pdf')).toBeVisible();

  await context.unroute(all, hold);
  for (const route of held) await route.abort().catch(() => undefined);
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
  await submit.click();
  await expect(page).toHaveURL(/\/welcome$/);
  const sent = await world.admin.db.collection('pendingRequests').where('userId', '==', asking.uid).get();
  expect(sent.size).toBe(1);
  // The first try was not noted as a request.
  expect(await world.data(`joinRequestTimes/${asking.uid}`)).toMatchObject({ earlier: [] });
});

test('a browser that denies its network is online as long as the server answers', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva', lastLogin: new Date(0) });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const reader = await person();
  const { page } = reader;
  await reader.signIn(ana);
  await withoutNetwork(reader);
  await writePosts(world, school, ben, ['Who has a ladder?']);
  await expect(article(page, 'Who has a ladder?')).toBeVisible();
  await write(page, 'I have one.');
  await expect(article(page, 'I have one.')).not.toContainText(/Waiting|Sending/);
  await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
  await expect(page.getByText('No groups yet.')).toBeVisible();
  await page.goto('/directory');
  await expect(page.getByText('Ben Okoro')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});

test('a browser that is sure of its network is offline while the server is silent', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva' });
  const reader = await person();
  const { page } = reader;
  await reader.signIn(ana);
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  const speak = await silence(reader);
  await write(page, 'Is anybody there?');
  await expect(banner(page)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(article(page, 'Is anybody there?')).toContainText('Waiting to send');
  await expect(page.getByText('1 message is waiting to be sent.', { exact: false })).toBeVisible();

  await speak();
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
  await expect(article(page, 'Is anybody there?')).not.toContainText(/Waiting|Sending/);
});

test('what is written soon after a silence does not wait for a connection from before it', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const ana = await world.member(school, { firstName: 'Ana', lastName: 'Silva', lastLogin: new Date(0) });
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  await writePosts(world, school, ben, ['Who has a ladder?']);
  const reader = await person();
  const { context, page } = reader;
  // From the moment on in which the way of what is written (here the visit) is half open.
  const speak = await silence(reader, (url) => /\/Write\/channel\?.*RID=rpc/.test(url));
  await reader.signIn(ana);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const listensAnew = page.waitForEvent('requestfailed', (request) =>
    /\/Listen\/channel\?(?!.*SID=)/.test(request.url()),
  );
  await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
  await listensAnew;
  await expect(banner(page)).toBeVisible({ timeout: 30_000 });

  // The listeners find back by themselves, before anybody has looked whether the server answers.
  await speak();
  await context.route(
    (url) => DATABASE.test(url.href) && url.pathname === '/',
    (route) => route.abort(),
  );
  await expect(banner(page)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const post = article(page, 'Who has a ladder?');
  await post.getByRole('button', { name: /^Like/ }).click();
  const likes = async () => (await storedPosts(world, school))[0]?.likedBy ?? [];
  await expect.poll(likes, { timeout: 5_000 }).toEqual([ana.uid]);
});

test('whoever joins a group from its page reads its posts at once', async ({ person, world }) => {
  const school = await world.school();
  const ben = await world.member(school, { firstName: 'Ben', lastName: 'Okoro' });
  const group = { groupId: `chess-${school.id}`, name: 'Chess club', schoolId: school.id };
  await world.admin.db
    .doc(`groups/${group.groupId}`)
    .set({ ...group, description: '', createdBy: ben.uid, memberCount: 1, createdAt: new Date() });
  const joiner = await person();
  const { page } = joiner;
  await joiner.signIn(await world.member(school, { firstName: 'Ana', lastName: 'Silva' }));
  await page.goto(`/groups/${group.groupId}`);
  const sent = await holdBack(page, '**/documents:commit**');
  await page.getByRole('button', { name: 'Join' }).click();
  // The server does not know of it yet: no posts may be asked for.
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeVisible();
  await expect(page.getByText("You're not a member of this group")).toBeVisible();
  sent.end('continue');
  await expect(page.getByText('No posts yet. Be the first to post something!')).toBeVisible();
  await expect(page.getByText('The posts could not be loaded.')).toHaveCount(0);
  await write(page, 'Who brings the boards?');
  const own = article(page, 'Who brings the boards?');
  await own.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(own.getByText('No comments yet.')).toBeVisible();
  await expect(page.getByText('The comments could not be loaded.')).toHaveCount(0);
});
