import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { ROOT } from '../backend/paths.ts';
import { withRoutePages } from '../prerender/route-pages.ts';

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FunctionTarget {
  functionId: string;
  region: string;
}

interface RewriteRule {
  source: string;
  destination?: string;
  function?: FunctionTarget;
}

/** The part of firebase.json that says how the app is served. */
export interface HostingConfig {
  rewrites: RewriteRule[];
  headers: HeaderRule[];
}

// What the local server knows how to do. A key beyond these would silently differ from the real hosting.
const KNOWN = new Set(['public', 'ignore', 'rewrites', 'headers']);

/** Reads `hosting` from firebase.json as it is deployed, and refuses what the local server would serve differently. */
export function readHostingConfig(): HostingConfig {
  const file = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: Partial<HostingConfig>;
  };
  const { hosting } = file;
  const unknown = Object.keys(hosting).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) {
    throw new Error(`The local server does not know hosting.${unknown.join(', hosting.')} of firebase.json.`);
  }
  return { rewrites: withRoutePages(hosting.rewrites ?? []), headers: hosting.headers ?? [] };
}

const matches = (source: string, path: string) => picomatch.isMatch(path, source, { dot: true });

/** The headers of a path. Of two rules for one header the later one counts, as on the real hosting. */
export function headersFor(config: HostingConfig, path: string): Record<string, string> {
  const rules = config.headers.filter((rule) => matches(rule.source, path));
  return Object.fromEntries(rules.flatMap((rule) => rule.headers).map(({ key, value }) => [key, value]));
}

/**
 * Header rules with another content security policy for pages. What is no page has a short one of its own: that of the pages is
 * 1.7 kB, with each of a dozen files before the first post.
 */
export function withPolicy(rules: readonly HeaderRule[], change: (policy: string) => string): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: source === '**' && key === 'Content-Security-Policy' ? change(value) : value,
    })),
  }));
}

/** Where a path without a file of its own leads: to a file, to a function, or nowhere. */
export function rewriteOf(config: HostingConfig, path: string): Omit<RewriteRule, 'source'> {
  return config.rewrites.find((rule) => matches(rule.source, path)) ?? {};
}

/** Address of a function under the root of the local ones. */
export const functionAddress = (root: string, { region, functionId }: FunctionTarget): string =>
  `${root}/${region}/${functionId}`;

/** Every path that a function answers, or the beginning of all such paths, with its address under the root of the local ones. */
export function functionRewrites(config: HostingConfig, root: string): Record<string, string> {
  return Object.fromEntries(
    config.rewrites.flatMap(({ source, function: target }) =>
      target ? [[source.replace(/\*+$/, ''), functionAddress(root, target)]] : [],
    ),
  );
}

/** Lets the app reach the services of this machine: the real policy only knows the real ones. */
export function withLocalOrigins(policy: string, origins: readonly string[]): string {
  const extended = new Set(['connect-src', 'img-src', 'frame-src']);
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return extended.has(name) ? `${directive} ${origins.join(' ')}` : directive;
    })
    .join('; ');
}
