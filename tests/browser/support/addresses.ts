import { ROUTE_PATTERNS } from '../../../src/app/route-patterns.ts';

/** An address for every route of the app, of these schools, people and things. */
export function addresses(names: Record<string, string>): { pattern: string; path: string }[] {
  return ROUTE_PATTERNS.map((pattern) => ({
    pattern,
    path: pattern.replace('/*', '').replace(/:(\w+)/g, (_, name: string) => {
      const value = names[name];
      if (!value) throw new Error(`No example for :${name} of ${pattern}`);
      return value;
    }),
  }));
}
