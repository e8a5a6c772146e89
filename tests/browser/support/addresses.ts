import { type ParamOf, ROUTE_PATHS, type RoutePath } from '../../../src/app/route-paths.ts';
import { type AppRoute, type Guard, ROUTES } from '../../../src/app/routes.ts';

/** Whom a page is for. */
export type Reader = 'visitor' | 'newcomer' | 'member' | 'reviewer' | 'admin';

const READERS: Record<Guard, Reader> = {
  'signed-in': 'newcomer',
  member: 'member',
  memberOrPreview: 'member',
  reviewer: 'reviewer',
  admin: 'admin',
};

function readerOf(path: RoutePath): Reader {
  const route = (ROUTES as Partial<Record<string, AppRoute>>)[path];
  if (route?.frame !== 'account') return 'visitor';
  return route.guard === null ? 'newcomer' : READERS[route.guard];
}

/** The patterns of the pages that are for these readers. */
export const pathsFor = (...readers: Reader[]): RoutePath[] =>
  ROUTE_PATHS.filter((path) => readers.includes(readerOf(path)));

/** The patterns of the pages behind a guard. */
export type PathBehind<G extends Guard> = {
  [Path in keyof typeof ROUTES]: (typeof ROUTES)[Path] extends { guard: G } ? Path : never;
}[keyof typeof ROUTES];

type OpenPath = Extract<RoutePath, `${string}*`>;

/** What stands for each parameter, and an address for each pattern that ends openly. */
export type Examples<Path extends RoutePath = RoutePath> = Record<
  ParamOf<Path> | Extract<Path, OpenPath>,
  string
>;

/** An address of a route, with these schools, people and things. */
export function addressOf<Path extends RoutePath>(path: Path, examples: Examples<Path>): string {
  const all: Partial<Record<string, string>> = examples;
  return (
    all[path] ??
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = all[name];
      if (value === undefined) throw new Error(`No example for :${name} of ${path}`);
      return value;
    })
  );
}
