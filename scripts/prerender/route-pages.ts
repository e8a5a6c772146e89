import { type AppPath, type AppRoute, ROUTES } from '../../src/app/routes.ts';
import { AREA, AROUND_ACCOUNT, BACKEND, entriesOfRoute, PARTS_OF_HOME } from '../page-entries.ts';
import { routeFile } from './html.ts';

/** What a browser gets for the addresses of one route: its form or the shell, and beside it all that the page is going to need. */
export interface RoutePage {
  /** As the hosting's rewrites match addresses: "/groups/*" for "/groups/:groupId". */
  source: string;
  /** Below the build's folder. */
  file: string;
  /** Whether the build has written it with a form in its body. */
  isForm: boolean;
  /** Modules to be fetched at once, instead of each when the one before it has run. */
  modules: readonly string[];
  /**
   * The same, once the code of the backend is there: its first questions are under way while these come. Only where somebody
   * is signed in, as others have none to ask, and nobody would fetch these. Beside a form, the backend itself.
   */
  later: readonly string[];
  /** Modules of the page that a form leads to: they come while it is being filled in. */
  next: readonly string[];
  /** Which of Google's servers the page asks first. */
  server: string;
}

const isParameter = (segment: string) => segment.startsWith(':');

/** Rewrites take the first that matches: a fixed word comes before what stands for any. */
function byPrecision(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  const at = left.findIndex(
    (segment, index) => isParameter(segment) !== isParameter(right[index] ?? segment),
  );
  return at === -1 ? 0 : Number(isParameter(left[at] ?? '')) * 2 - 1;
}

/** What a route needs, beginning with its own modules, in the order in which it needs it. */
function modulesOf(route: AppRoute, page: string[]): Pick<RoutePage, 'modules' | 'later' | 'next'> {
  if (route.frame === 'account') return { modules: BACKEND, later: [...AROUND_ACCOUNT, ...page], next: [] };
  if (!route.form) return { modules: [...BACKEND, ...AROUND_ACCOUNT, ...page], later: [], next: [] };
  const leadsTo = route.formLeadsTo;
  const next = leadsTo
    ? [...AROUND_ACCOUNT, ...entriesOfRoute(leadsTo, ROUTES[leadsTo]), ...PARTS_OF_HOME]
    : [];
  return { modules: [...AREA, ...page], later: BACKEND, next };
}

function pageOf(path: AppPath, route: AppRoute): RoutePage {
  const page = entriesOfRoute(path, route);
  const isForm = route.frame === 'visitor' && route.form !== null;
  return {
    source: path.replace(/:[^/]+/g, '*'),
    file: routeFile(path),
    isForm,
    ...modulesOf(route, page),
    server:
      route.frame === 'account'
        ? 'https://firestore.googleapis.com'
        : 'https://identitytoolkit.googleapis.com',
  };
}

/** A page for each route of a table, in the order in which their addresses are matched. */
export const routePages = (table: Readonly<Partial<Record<AppPath, AppRoute>>> = ROUTES): RoutePage[] =>
  (Object.entries(table) as [AppPath, AppRoute][])
    // What leads nowhere has the page of all other addresses.
    .filter(([path]) => path !== '/*')
    .sort(([one], [other]) => byPrecision(one, other))
    .map(([path, route]) => pageOf(path, route));

/**
 * The hosting's configuration with the addresses of all routes led to their pages, before the rule for all other ones.
 * @throws Error when firebase.json has no such rule at its end
 */
export function withRoutePages<Rule extends { source: string; destination?: string }>(
  rewrites: readonly Rule[],
): (Rule | { source: string; destination: string })[] {
  const [others] = rewrites.slice(-1);
  if (others?.destination !== '/app.html')
    throw new Error('The last rewrite of firebase.json leads not to app.html.');
  const pages = routePages().map(({ source, file }) => ({ source, destination: `/${file}` }));
  return [...rewrites.slice(0, -1), ...pages, others];
}
