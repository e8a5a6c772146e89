import { APP_AREA, messagesModule } from '../src/app/public-routes.ts';
import type { AppPath, AppRoute, Guard, PageSource } from '../src/app/routes.ts';

// Which modules a browser fetches for a page that is opened by its address: for the byte budgets (bytes.config.ts), and
// for the HTML of each address, which asks for all of them at once (prerender/route-pages.ts).

/** The modules of messages. */
export const messages = (names: readonly string[]) => names.map(messagesModule);

/**
 * The module that a page is imported from, without its ending. The function's own text says so: written down a second
 * time, it could name another.
 */
function moduleOf({ load }: PageSource): string {
  const [, specifier] = /import\w*\(\s*["'`]([^"'`]+)/.exec(load.toString()) ?? [];
  if (!specifier) throw new Error(`No import in ${load.toString()}`);
  return specifier.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/').replace(/^\//, '');
}

/** What is fetched for a page of a table: its module and its messages. */
export const entriesOf = (page: PageSource) => [moduleOf(page), ...messages(page.messages)];

// What is fetched with a page but behind a second import, where its own module does not lead.
const ADMIN_PORT = 'src/backend/firebase/admin/index.ts';
const BEHIND_GUARD: Partial<Record<Guard, readonly string[]>> = {
  reviewer: [ADMIN_PORT],
  admin: [ADMIN_PORT],
};
const CASES_PORT = 'src/backend/firebase/moderation/cases.ts';
const BEHIND_PAGE: Partial<Record<AppPath, readonly string[]>> = {
  // The strip of events comes with it.
  '/dashboard': ['src/features/events/soon-panel.tsx', ...messages(['events'])],
  '/account/notifications': ['src/features/notification-settings/notification-settings-page.tsx'],
  '/mail-choices': ['src/features/notification-settings/mail-choices-page.tsx'],
  '/community-rules': ['src/features/community/rules/community-rules-page.tsx'],
  '/confirm': ['src/features/auth/confirm-page.tsx'],
  '/:schoolSlug': ['src/features/joining/school-sign-up-page.tsx'],
  '/join-school': ['src/features/joining/join-school-page.tsx'],
  '/welcome': ['src/features/joining/welcome-page.tsx'],
  '/profile/:userId': ['src/features/profile/profile-page.tsx'],
  '/edit-profile': ['src/features/profile/edit-profile-page.tsx'],
  '/events': ['src/features/events/events-page.tsx'],
  '/events/:eventId': ['src/features/events/event-page.tsx', 'src/features/feed/event-discussion.tsx'],
  '/sign-ups': ['src/features/sign-ups/sign-up-lists-page.tsx'],
  '/sign-ups/:listId': ['src/features/sign-ups/sign-up-list-page.tsx'],
  '/announcements': ['src/features/announcements/announcements-page.tsx'],
  '/groups': ['src/features/groups/groups-page.tsx'],
  '/groups/create': ['src/features/groups/create-group-page.tsx'],
  '/groups/:groupId/edit': ['src/features/groups/edit-group-page.tsx'],
  '/groups/:groupId/files': ['src/features/groups/group-files-page.tsx'],
  '/groups/:groupId/members': ['src/features/groups/group-members-page.tsx'],
  '/moderator': [CASES_PORT],
  '/moderator/reports': [CASES_PORT],
  '/moderator/reports/:caseId': [CASES_PORT],
  '/moderator/community': [CASES_PORT],
  '/hidden': ['src/features/community/hidden/hidden-page.tsx'],
  '/notifications': ['src/features/notifications/notifications-page.tsx'],
  '/reports': ['src/features/reports/reports-page.tsx'],
};

/**
 * What the home fetches bit by bit, around its posts and behind them. Who opens it by its address gets the posts as soon without
 * these; who is still logging in has the line for them.
 */
export const PARTS_OF_HOME: readonly string[] = [
  'src/features/offline/make-outbox.ts',
  'src/app/frame/account-notes.tsx',
  'src/app/frame/school-notice.tsx',
  'src/features/community/banners/community-banners.tsx',
  'src/features/notifications/unread-mark.tsx',
  'src/features/announcements/newest/newest-announcement.tsx',
  'src/features/feed/topics/topic-filter.tsx',
  'src/features/feed/marks/post-marks.tsx',
  'src/features/events/create-event-shortcut.tsx',
  ...messages(['posts', 'frame-parts', 'community', 'announcements', 'my-data']),
];

/** Around each page of the app's table. */
export const AREA: readonly string[] = entriesOf(APP_AREA);

/** What asks for the data of each page that needs an account, and comes before all else of it. */
export const BACKEND: readonly string[] = ['src/backend/firebase/index.ts', 'src/app/first-questions.ts'];

/** Around each page that needs an account, beside the backend: the area and the bell. */
export const AROUND_ACCOUNT: readonly string[] = [...AREA, 'src/features/notifications/index.ts'];

/** What a page of the app's table adds to what is around it. */
export function entriesOfRoute(path: AppPath, route: AppRoute): string[] {
  const behindGuard = route.frame === 'account' && route.guard ? BEHIND_GUARD[route.guard] : undefined;
  return [...entriesOf(route), ...(behindGuard ?? []), ...(BEHIND_PAGE[path] ?? [])];
}
