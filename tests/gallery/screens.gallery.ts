import { PASSWORD, SCHOOLS } from '../../scripts/seed/content.ts';
import { uidOf } from '../../scripts/seed/people.ts';
import { crowd } from '../browser/layout-support/crowd.ts';
import { screensOf } from '../browser/layout-support/screens.ts';
import { addressOf, type Examples, pathsFor, type Reader } from '../browser/support/addresses.ts';
import { test } from '../browser/support/fixtures.ts';
import type { World } from '../support/world.ts';
import { arabicSchool } from './support/arabic-school.ts';
import { Camera, watchShift } from './support/camera.ts';
import { follow, holdReads, refuseReads } from './support/line.ts';

const PARENT = uidOf('parent');
const seeded = (name: string) => ({ email: `${name}@schoolgate.test`, password: PASSWORD });

/** Something of everything in the sample data. */
async function examples({ admin }: World): Promise<Examples> {
  const first = async (collection: string, field: string, value: string) =>
    (await admin.db.collection(collection).where(field, '==', value).limit(1).get()).docs[0];
  const membership = await first('groupMemberships', 'userId', PARENT);
  return {
    schoolSlug: SCHOOLS.maple.slug,
    postId: (await first('posts', 'authorId', PARENT))?.id ?? '',
    userId: uidOf('ingrid'),
    groupId: membership?.get('groupId') ?? '',
    eventId: (await first('events', 'schoolId', SCHOOLS.maple.id))?.id ?? '',
    listId: (await first('signUpLists', 'schoolId', SCHOOLS.maple.id))?.id ?? '',
    schoolId: SCHOOLS.maple.id,
    caseId: 'no-such-case',
    '/demo/*': '/demo/profile/demo-yuki',
    '/*': '/no/such/page',
  };
}

/** Screens behind a choice on a page, under names of their own. */
const MORE: [reader: Reader, path: string, as: string][] = [
  ['visitor', '/no-such-school', '/unknown-school'],
  ['visitor', `/signup?code=${SCHOOLS.maple.code}`, '/signup-with-code'],
  ['member', `/profile/${PARENT}`, '/profile-own'],
  ['member', '/events?when=past', '/events-past'],
  ['admin', '/admin?section=posts', '/admin-posts'],
  ['admin', '/admin?section=forms', '/admin-forms'],
  ['admin', '/admin?section=audit', '/admin-audit'],
  ['admin', `/admin/users?user=${PARENT}`, '/admin-user'],
  ['admin', `/admin/stats?school=${SCHOOLS.maple.id}`, '/admin-stats-school'],
];

const walks: [name: string, account: string | null, readers: Reader[]][] = [
  ['visitors', null, ['visitor']],
  ['who has asked to join', 'newparent', ['newcomer']],
  ['parents', 'parent', ['member', 'newcomer']],
  ['who reviews', 'moderator', ['reviewer']],
  ['who runs schools', 'admin', ['admin']],
];

for (const [name, account, readers] of walks) {
  test(`full: screens of ${name}`, async ({ person, world }) => {
    const { page, signIn, allowComplaint } = await person();
    allowComplaint(/./);
    await watchShift(page);
    if (account) await signIn(seeded(account));
    const full = new Camera(page, 'full');
    const large = new Camera(page, 'letters of 200 %');
    const all = await examples(world);
    for (const path of pathsFor(...readers)) {
      const address = addressOf(path, all);
      await full.visit(address, { as: path });
      await large.shoot(address, { as: path, text: 2 });
    }
    for (const [, path, as] of MORE.filter(([reader]) => readers.includes(reader)))
      await full.visit(path, { as });
  });
}

test('empty: a parent alone in a new school', async ({ person, world }) => {
  const { page, signIn, allowComplaint } = await person();
  allowComplaint(/./);
  const school = await world.school('Seven Oaks');
  const alone = await world.member(school, { firstName: 'Ana', lastName: 'Almeida' });
  await watchShift(page);
  await signIn(alone);
  const camera = new Camera(page, 'empty');
  const none: Examples = {
    ...(await examples(world)),
    userId: alone.uid,
    groupId: 'none',
    postId: 'none',
    eventId: 'none',
  };
  for (const path of pathsFor('member')) await camera.visit(addressOf(path, none), { as: path });
});

test('empty: staff of a new school', async ({ person, world }) => {
  const { page, signIn, allowComplaint } = await person();
  allowComplaint(/./);
  await signIn(await world.moderator(await world.school('Seven Oaks')));
  const camera = new Camera(page, 'empty');
  const none = await examples(world);
  for (const path of pathsFor('reviewer')) await camera.visit(addressOf(path, none), { as: path });
});

const LOOKERS = {
  visitor: null,
  parent: 'parent',
  waiting: 'waiting',
  reviewer: 'moderator',
  runner: 'admin',
} as const;

for (const looker of Object.keys(LOOKERS) as (keyof typeof LOOKERS)[]) {
  test(`long names: ${looker}`, async ({ person, world }) => {
    const { page, signIn, allowComplaint } = await person();
    allowComplaint(/./);
    const everybody = await crowd(world);
    const { school, second, parent, waiting } = everybody;
    const { firstName } = parent;
    await watchShift(page);
    if (looker === 'parent') await signIn(parent);
    if (looker === 'waiting') await signIn(waiting);
    if (looker === 'reviewer') await signIn(await world.moderator([school, second], { firstName }));
    if (looker === 'runner')
      await signIn(await world.member([school, second], { isAdmin: true, isModerator: true, firstName }));
    const camera = new Camera(page, 'long names');
    const seen = new Set<string>();
    for (const [path] of screensOf(looker, everybody, page)) {
      const { pathname } = new URL(path, 'http://localhost');
      // The first screen of an address is its main one.
      if (!seen.has(pathname)) await camera.visit(path);
      seen.add(pathname);
    }
  });
}

test('Arabic: a school that writes from right to left', async ({ person, world }) => {
  const { page, signIn, allowComplaint } = await person();
  allowComplaint(/./);
  const { parent, paths } = await arabicSchool(world);
  await watchShift(page);
  await signIn(parent);
  const camera = new Camera(page, 'Arabic');
  for (const path of paths) await camera.visit(path);
});

const TROUBLES = { loading: holdReads, refused: refuseReads } as const;

for (const state of ['loading', 'refused'] as const) {
  for (const [name, account, reader] of [
    ['parents', 'parent', 'member'],
    ['who runs schools', 'admin', 'admin'],
  ] as const) {
    test(`${state}: screens of ${name}`, async ({ person, world }) => {
      const { page, signIn, allowComplaint } = await person();
      allowComplaint(/./);
      await signIn(seeded(account));
      const camera = new Camera(page, state);
      const all = await examples(world);
      for (const path of pathsFor(reader)) {
        const address = addressOf(path, all);
        await page.unrouteAll();
        // From a page that reads little, so that what comes next is asked for anew.
        await page.goto('/account');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await TROUBLES[state](page);
        await follow(page, address);
        await camera.look(address, { as: path, loading: state === 'loading' });
      }
      await page.unrouteAll();
    });
  }
}

test('offline: screens of parents', async ({ person, world }) => {
  const { page, context, signIn, allowComplaint } = await person();
  allowComplaint(/./);
  await signIn(seeded('parent'));
  const all = await examples(world);
  const camera = new Camera(page, 'offline');
  for (const path of pathsFor('member')) {
    const address = addressOf(path, all);
    await context.setOffline(false);
    await camera.open(address);
    await context.setOffline(true);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
    await camera.shoot(address, { as: path });
  }
  await context.setOffline(false);
});
