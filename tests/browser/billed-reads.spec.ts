import type { Page } from '@playwright/test';
import { offsetOf, portsFor } from '../../scripts/backend/ports.ts';
import { startCountingProxy } from '../../scripts/bench/counting-proxy.ts';
import { settled } from '../../scripts/bench/meter.ts';
import { documents, write } from '../../scripts/seed/store.ts';
import { eventListId } from '../../src/domain/ids.ts';
import { newAnnouncement } from '../../src/domain/inputs/announcement.ts';
import { newSignUpList } from '../../src/domain/inputs/sign-up-list.ts';
import { writeEvents } from './feed-support/events.ts';
import { numbered, writePosts } from './feed-support/posts.ts';
import { expect, test } from './support/fixtures.ts';

const { firestore } = portsFor(offsetOf('tests'));

/**
 * Counts the documents that a page fetches, which is what a visit costs: leads what it says to Firestore through a proxy.
 */
async function openMeter(page: Page) {
  const proxy = await startCountingProxy(0, firestore);
  await page.route(/google\.firestore/, (route) => {
    const url = new URL(route.request().url());
    url.port = String(proxy.port);
    return route.continue({ url: url.href });
  });
  /** What is read because of something that is done, by collection. */
  const read = async (act: () => Promise<void>) => {
    proxy.reset();
    await act();
    await settled(proxy);
    return Object.fromEntries(proxy.traffic.documents);
  };
  /** What a fresh visit to the page that is open costs, until what follows from it is seen. */
  const visit = async (followed: () => Promise<void>) => {
    // What comes late of the visit before, such as the time of the log-in, is not this one's.
    await settled(proxy);
    return read(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await followed();
    });
  };
  /** The same, of a visit whose stream held; `prepare` is done before each. */
  const ofReload = async (prepare = async () => {}, followed = async () => {}) => {
    // A stream that broke on a busy machine was replaced by one that asks anew: such a visit tells not what one costs.
    for (let tries = 0; tries < 4; tries += 1) {
      await prepare();
      const found = await visit(followed);
      if (proxy.traffic.streams === 1) return found;
    }
    throw new Error('No stream held.');
  };
  /** The same, of something that is done on the page; null where its stream broke meanwhile. */
  const of = async (act: () => Promise<void>) => {
    const found = await read(act);
    return proxy.traffic.streams === 0 ? found : null;
  };
  /** Waits for reads that a function's work brings. */
  const untilRead = (collection: string, count: number) =>
    expect
      .poll(() => proxy.traffic.documents.get(collection) ?? 0, { message: `reads of ${collection}` })
      .toBeGreaterThanOrEqual(count);
  return { ofReload, of, untilRead, stop: proxy.stop };
}

test('a visit to the dashboard and to an event costs few reads, however much there is @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const host = await world.member(school);
  const member = await world.member(school, { welcomePanelDismissed: true });
  const posts = await writePosts(world, school, host, numbered(30));
  // Pinned ones are among the ten.
  const pinnedUntil = new Date(Date.now() + 86_400_000);
  const pinned = posts.slice(-3).map((post) => ({ ...post, pinnedUntil }));
  await write(world.admin.db, pinned.map(documents.post));
  // Three are soon, and so on the dashboard.
  const hours = [20, 21, 22, ...Array.from({ length: 12 }, (_, index) => 60 + index)];
  const titles = Object.fromEntries(hours.map((ahead, index) => [`Event ${index + 1}`, ahead]));
  await writeEvents(world, school, host, titles);
  const { page, signIn } = await person();
  const meter = await openMeter(page);
  await signIn(member);
  await expect(page.getByText('Post number 1.')).toBeVisible();
  await expect(page.getByText(/^Pinned until/)).toHaveCount(3);
  expect(await meter.ofReload()).toEqual({ users: 1, posts: 10, events: 3 });

  // An announcement costs itself, and what one has seen of it, until it is done with: each visit has one of its own.
  let title = '';
  const announce = async () => {
    const id = `news-${crypto.randomUUID()}`;
    title = `The gate, ${id}`;
    const of = { id, schoolId: school.id, userId: host.uid };
    const input = { title, text: 'It stays shut.', asksAcknowledgement: false };
    const now = { createdAt: new Date(), publishedAt: new Date() };
    await write(world.admin.db, [documents.announcement({ ...newAnnouncement({ ...of, input }), ...now })]);
    await expect(page.getByRole('button', { name: `Announcement: ${title}` })).toBeVisible();
    // The bell tells of it as well.
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  };
  // Being seen, it has a function tell the bell, which reads its notification once more.
  const seen = async () => {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await meter.untilRead('notifications', 2);
    await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  };
  const visit = { users: 1, posts: 10, events: 3 };
  const ofAnnouncement = { announcements: 1, reads: 1, notifications: 2 };
  expect(await meter.ofReload(announce, seen)).toEqual({ ...visit, ...ofAnnouncement });
  expect(await meter.ofReload()).toEqual(visit);

  await page.goto('/events');
  await page.getByRole('link', { name: 'Event 1', exact: true }).click();
  const answers = page.getByRole('region', { name: 'Are you coming?' });
  await expect(answers).toContainText('Nobody has answered yet.');
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const uids = Array.from({ length: 60 }, (_, index) => `guest-${index}`);
  const answer = { schoolId: school.id, answer: 'going', isNamed: true } as const;
  await write(
    world.admin.db,
    [member.uid, ...uids].map((userId) =>
      documents.rsvp(eventId, { ...answer, userId, children: [], answeredAt: new Date(), standing: null }),
    ),
  );
  await expect(answers).toContainText('1 parent going');
  // Beside the account the event, one's own answer, and where comments are kept, which says who announced it.
  const event = { users: 1, events: 1, rsvps: 1, posts: 1 };
  expect(await meter.ofReload()).toEqual(event);

  // With a list of what to bring, however many bring something: the list, and what one has taken.
  const listId = eventListId(eventId);
  const slots = [{ id: 'cake', label: 'Cake', count: 100 }];
  const ofList = { id: listId, schoolId: school.id, userId: host.uid, eventId };
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const asked = { title: 'Event 1', description: '', date: inAWeek, isClosed: false, slots };
  const list = { ...newSignUpList({ ...ofList, input: asked }), createdAt: new Date() };
  const claim = {
    schoolId: school.id,
    wanted: { cake: 1 },
    isNamed: true,
    claimedAt: new Date(),
    standing: null,
  };
  await write(world.admin.db, [
    documents.signUpList(list),
    ...[member.uid, ...uids].map((userId) => documents.claim(listId, { ...claim, userId })),
  ]);
  await expect(page.getByText('99 of 100 left')).toBeVisible();
  expect(await meter.ofReload()).toEqual({ ...event, signUpLists: 1, claims: 1 });
  // A page that is still open would complain of the proxy's end.
  await page.goto('about:blank');
  await meter.stop();
});

test('a page is read once for who is about to open it, and not for a pointer that passes its link @any-screen', async ({
  person,
  world,
}) => {
  const school = await world.school();
  const member = await world.member(school, { welcomePanelDismissed: true });
  await Promise.all(Array.from({ length: 3 }, () => world.member(school)));
  const { page, signIn } = await person();
  const meter = await openMeter(page);
  await signIn(member);
  const link = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'People' });
  let costs: unknown[] = [];
  // As above: what a stream read that broke is not what it costs.
  for (let tries = 0; tries < 4 && (tries === 0 || costs.includes(null)); tries += 1) {
    await meter.ofReload();
    costs = [
      await meter.of(() => link.dispatchEvent('pointerover')),
      await meter.of(() => link.hover()),
      await meter.of(async () => {
        await link.click();
        await expect(page.getByRole('link', { name: /^Test Person/ }).first()).toBeVisible();
      }),
    ];
  }
  expect(costs).toEqual([{}, { members: 4 }, {}]);
  await page.goto('about:blank');
  await meter.stop();
});
