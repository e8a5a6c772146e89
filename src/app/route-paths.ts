import { matchRoutes } from 'react-router-dom';
import { DEMO, PUBLIC_ROUTES } from './public-routes';
import { ROUTES } from './routes';

/** The pattern of a route of the app, without what stands for a person, a school or a post. */
export type RoutePath = keyof typeof PUBLIC_ROUTES | typeof DEMO | `${typeof DEMO}/*` | keyof typeof ROUTES;

/** The names of a pattern's parameters: "groupId" of "/groups/:groupId/members". */
export type ParamOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamOf<Start> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The pattern of every route of the app. */
export const ROUTE_PATHS = [
  ...Object.keys(PUBLIC_ROUTES),
  DEMO,
  `${DEMO}/*`,
  ...Object.keys(ROUTES),
] as readonly RoutePath[];

/** The pattern of the route that an address leads to; "/*" for one that leads nowhere. */
export function patternOf(pathname: string, paths: readonly string[] = ROUTE_PATHS): string {
  const [match] =
    matchRoutes(
      paths.map((path) => ({ path })),
      pathname,
    ) ?? [];
  return match?.route.path ?? '/*';
}
