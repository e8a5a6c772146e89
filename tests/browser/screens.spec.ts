import type { Page } from '@playwright/test';
import { PASSWORD, SCHOOLS } from '../../scripts/seed/content.ts';
import { uidOf } from '../../scripts/seed/people.ts';
import { eventListId } from '../../src/domain/ids.ts';
import { addressOf, type PathBehind } from './support/addresses.ts';
import { expect, type Person, test } from './support/fixtures.ts';
import { looksRight } from './support/looks.ts';

// Every screen of those who are in, with the sample data, in both themes; on the phone as narrow as WCAG asks for.
test.describe.configure({ timeout: 240_000 });

const PARENT = uidOf('parent');
const { maple } = SCHOOLS;

/** An address and something that is there once its data has come. */
type Screen = [path: string, loaded: (page: Page) => ReturnType<Page['getByText']>];

const post = (page: Page) => page.getByRole('main').getByRole('article').first();
const aPost = (page: Page) => page.getByRole('button', { name: /^Delete the post/ }).first();
const words = (text: string | RegExp) => (page: Page) => page.getByRole('main').getByText(text).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

async function inspect({ page, signIn }: Person, account: string, screens: readonly Screen[]): Promise<void> {
  if (test.info().project.name === 'phone') await page.setViewportSize({ width: 320, height: 844 });
  await signIn({ email: `${account}@schoolgate.test`, password: PASSWORD });
  for (const [path, loaded] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loaded(page)).toBeVisible();
    await looksRight(page);
  }
}

test('the screens of a parent', async ({ person, world }) => {
  const of = (collection: string, field: string) =>
    world.admin.db.collection(collection).where(field, '==', PARENT).limit(1).get();
  const groupId: string = (await of('groupMemberships', 'userId')).docs[0]?.get('groupId');
  const postId = (await of('posts', 'authorId')).docs[0]?.id ?? '';
  // Other tests have events of this name, in schools of their own.
  const swaps = world.admin.db.collection('events').where('schoolId', '==', maple.id);
  const eventId = (await swaps.where('title', '==', 'Book swap').get()).docs[0]?.id ?? '';
  const listId = eventListId('seed-event-2');
  const examples = { groupId, postId, eventId, listId, userId: PARENT };
  const loaded: Record<PathBehind<'member' | 'memberOrPreview'>, Screen[1]> = {
    '/dashboard': post,
    '/post/:postId': post,
    '/notifications': words(/commented|liked/),
    '/directory': words('Tomás'),
    '/events': heading('Book swap'),
    '/events/:eventId': words('Bring three, take three.'),
    '/sign-ups': words('Library hour'),
    '/sign-ups/:listId': words('Extension lead'),
    '/announcements': words('Photo day is on the 14th'),
    '/groups': words('Walking bus, north side'),
    '/groups/create': words('Name'),
    '/groups/:groupId': words('View Members'),
    '/groups/:groupId/members': words('Group Creator'),
    // Of a group of somebody else's.
    '/groups/:groupId/edit': words('Only those who run a group can edit it.'),
    '/groups/:groupId/files': words('Share a PDF'),
    '/profile/:userId': words('Edit profile'),
    '/hidden': words('Nothing hidden'),
    '/contacts': words('Your contact details'),
    '/invites': words('Copy Link'),
    '/parent-assistant': words('Book Recommendation'),
  };
  const screens = Object.entries(loaded) as [keyof typeof loaded, Screen[1]][];
  await inspect(await person(), 'parent', [
    ...screens.map(([path, there]): Screen => [addressOf(path, examples), there]),
    // The list, where there is no room for a month: what was on today may be over by now, what is on tomorrow is not.
    ['/events?view=month', words(/Parents’ choir|Science fair set-up/)],
  ]);
});

test('the screens of those who run schools', async ({ person }) => {
  await inspect(await person(), 'moderator', [['/moderator', words('Latest decisions')]]);
  const screens: Record<PathBehind<'admin'>, Screen[]> = {
    '/admin': [
      ['/admin', words(maple.name)],
      ['/admin?section=posts', aPost],
      ['/admin?section=forms', words(/form/i)],
      ['/admin?section=feedback', words(/feedback/i)],
      ['/admin?section=audit', words(/audit/i)],
    ],
    '/admin/users': [['/admin/users', words(/@schoolgate\.test/)]],
    '/admin/stats': [[`/admin/stats?school=${maple.id}`, words('in 30 days')]],
    '/admin/schools/:schoolId/feed': [[`/admin/schools/${maple.id}/feed`, post]],
    '/admin/schools/:schoolId/directory': [
      [`/admin/schools/${maple.id}/directory?by=parent`, words('Ingrid')],
    ],
  };
  await inspect(await person(), 'admin', [
    ...Object.values(screens).flat(),
    [`/dashboard?adminPreview=${maple.id}`, post],
  ]);
});
