import { APP_AREA, DEMO, DEMO_AREA, PUBLIC_ROUTES, publicModule } from '../src/app/public-routes.ts';
import { type AppPath, type AppRoute, type Guard, type PageSource, ROUTES } from '../src/app/routes.ts';

/** What a person downloads to see one page, named by the modules the build knows it by. */
export interface PageBudget {
  name: string;
  /** Entry modules; everything they import statically counts, too. */
  entries: readonly string[];
  /** Gzip kilobytes (1,000 bytes) of scripts alone, or of scripts and styles. */
  budget: { scripts: number } | { all: number };
  /** Pages that must paint without the backend's code. */
  withoutFirebase?: boolean;
}

/** What a further route may add to what the dashboard has already loaded. */
export interface RouteBudget {
  name: string;
  entries: readonly string[];
  adds: number;
}

/** Scripts that index.html names beside the build's own. */
export const ALWAYS: readonly string[] = ['before-paint.js'];

/**
 * Gzip kilobytes that a page may add to the dashboard. Those of joining have 0.4 for the rules that one accepts by asking;
 * 1.1 are what the dashboard left to the pages that need it (zones of events, reports, the check of files) when it became
 * the feed alone, and 0.8 the fields of passwords and
 * of searches, the bar of progress and the rules of schools, which it loaded unused.
 */
const ADDED_BY_A_ROUTE = 42.4;

const messages = (names: readonly string[]) => names.map((name) => `src/messages/en/${name}.json`);

/**
 * The module that a page is imported from, without its ending. The function's own text says so: written down a second
 * time, it could name another.
 */
function moduleOf({ load }: PageSource): string {
  const [, specifier] = /import\w*\(\s*["'`]([^"'`]+)/.exec(load.toString()) ?? [];
  if (!specifier) throw new Error(`No import in ${load.toString()}`);
  return specifier.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/').replace(/^\//, '');
}

const entriesOf = (page: PageSource) => [moduleOf(page), ...messages(page.messages)];

// What is fetched with a page but behind a second import, where its own module does not lead.
const ADMIN_PORT = 'src/backend/firebase/admin/index.ts';
const BEHIND_GUARD: Partial<Record<Guard, readonly string[]>> = {
  reviewer: [ADMIN_PORT],
  admin: [ADMIN_PORT],
};
const CASES_PORT = 'src/backend/firebase/moderation/cases.ts';
const BEHIND_PAGE: Partial<Record<AppPath, readonly string[]>> = {
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

/** Gzip kilobytes of the scripts of each public page. The landing page may reach 120. */
const PUBLIC_SCRIPTS: Record<keyof typeof PUBLIC_ROUTES, number> = {
  '/': 119.5,
  // Its entry names every part of the app that is fetched later.
  '/interest': 150.5,
  '/contact': 150,
  // Who is responsible is read from settings there.
  '/privacy': 150.5,
  '/terms': 150,
};

export const PAGES: readonly PageBudget[] = [
  ...Object.entries(PUBLIC_ROUTES).map(([path, page]) => ({
    name: path,
    entries: ['index.html', publicModule(page.messages), ...messages(page.messages)],
    budget: { scripts: PUBLIC_SCRIPTS[path as keyof typeof PUBLIC_ROUTES] },
    withoutFirebase: true,
  })),
  {
    name: DEMO,
    entries: ['index.html', ...entriesOf(DEMO_AREA)],
    budget: { scripts: 210 },
    withoutFirebase: true,
  },
];

/** The base that routes are measured against, and a page with a budget of its own. */
export const DASHBOARD: PageBudget = {
  name: '/dashboard',
  entries: [
    'index.html',
    ...entriesOf(APP_AREA),
    'src/backend/firebase/index.ts',
    ...entriesOf(ROUTES['/dashboard']),
    // The panels and the bell come with it.
    'src/features/events/soon-panel.tsx',
    'src/features/notifications/index.ts',
    ...messages(['events']),
  ],
  // 8 more than before there were reports and rules: what its reader hides and whether they may write is known before a post
  // is shown, a text is looked at before it is posted, and each post and comment can be reported. All else of it is
  // fetched later.
  budget: { all: 340 },
};

/** The budgets of a table of routes; each is what its page adds to the dashboard. */
export const budgetsOf = (table: Readonly<Partial<Record<AppPath, AppRoute>>>): RouteBudget[] =>
  (Object.entries(table) as [AppPath, AppRoute][]).map(([path, route]) => {
    const behindGuard = route.frame === 'account' && route.guard ? BEHIND_GUARD[route.guard] : undefined;
    const entries = [...entriesOf(route), ...(behindGuard ?? []), ...(BEHIND_PAGE[path] ?? [])];
    return { name: path, entries, adds: ADDED_BY_A_ROUTE };
  });

export const ROUTE_BUDGETS: readonly RouteBudget[] = budgetsOf(ROUTES);
