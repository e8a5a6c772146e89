import { PARTS_OF_DEMO } from '../src/app/demo-parts.ts';
import { DEMO, DEMO_AREA, PUBLIC_ROUTES, publicModule } from '../src/app/public-routes.ts';
import { type AppPath, type AppRoute, ROUTES } from '../src/app/routes.ts';
import { BEFORE_PAINT, PAINT_HOME, SHOW_DEMO } from './first-paint/inline.ts';
import { AROUND_ACCOUNT, BACKEND, entriesOf, entriesOfRoute, messages } from './page-entries.ts';

/** What a person downloads to see one page, named by the modules the build knows it by. */
export interface PageBudget {
  name: string;
  /** Entry modules; everything they import statically counts, too. */
  entries: readonly string[];
  /** Scripts that its HTML carries beside those of all pages. */
  carries?: readonly string[];
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

/** Scripts that all pages carry in themselves. */
export const ALWAYS: readonly string[] = [BEFORE_PAINT];

/**
 * Gzip kilobytes that a page may add to the dashboard. Those of joining have 0.4 for the rules that one accepts by asking;
 * 1.1 are what the dashboard left to the pages that need it (zones of events, reports, the check of files) when it became
 * the feed alone, and 0.8 the fields of passwords and
 * of searches, the bar of progress and the rules of schools, which it loaded unused.
 */
const ADDED_BY_A_ROUTE = 42.4;

/** Gzip kilobytes of the scripts of each public page. */
const PUBLIC_SCRIPTS: Record<keyof typeof PUBLIC_ROUTES, number> = {
  '/': 117,
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
    entries: ['index.html', ...entriesOf(DEMO_AREA), ...PARTS_OF_DEMO],
    carries: [SHOW_DEMO],
    budget: { scripts: 246 },
    withoutFirebase: true,
  },
];

/** The base that routes are measured against, and a page with a budget of its own. */
export const DASHBOARD: PageBudget = {
  name: '/dashboard',
  entries: [
    'index.html',
    ...BACKEND,
    ...AROUND_ACCOUNT,
    ...entriesOfRoute('/dashboard', ROUTES['/dashboard']),
  ],
  carries: [PAINT_HOME],
  // 8 more than before there were reports and rules: what its reader hides and whether they may write is known before a post
  // is shown, a text is looked at before it is posted, and each post and comment can be reported. All else of it is
  // fetched later.
  budget: { all: 340 },
};

/** The budgets of a table of routes; each is what its page adds to the dashboard. */
export const budgetsOf = (table: Readonly<Partial<Record<AppPath, AppRoute>>>): RouteBudget[] =>
  (Object.entries(table) as [AppPath, AppRoute][]).map(([path, route]) => {
    return { name: path, entries: entriesOfRoute(path, route), adds: ADDED_BY_A_ROUTE };
  });

export const ROUTE_BUDGETS: readonly RouteBudget[] = budgetsOf(ROUTES);
