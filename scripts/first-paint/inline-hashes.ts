import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages of a build carry in themselves, as the content security policy names it: 'sha256-…'. */
export interface InlineHashes {
  'script-src': string[];
  'style-src': string[];
}

// In the build's folder, as each build has its own. A name with a dot is not deployed (`ignore` of firebase.json).
const FILE = '.inline-hashes.json';

/** Of a folder whose pages carry nothing in themselves. */
const NONE: InlineHashes = { 'script-src': [], 'style-src': [] };

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds what a build's pages carry to what is known of it. */
export function writeInlineHashes(outDir: string, pages: readonly InlineHashes[]): void {
  const all = [readInlineHashes(outDir) ?? NONE, ...pages];
  const hashes: InlineHashes = {
    'script-src': [...new Set(all.flatMap((page) => page['script-src']))],
    'style-src': [...new Set(all.flatMap((page) => page['style-src']))],
  };
  writeFileSync(join(outDir, FILE), JSON.stringify(hashes, null, 2));
}

/** What the build in a folder noted, or null where there is none. */
export function readInlineHashes(outDir: string): InlineHashes | null {
  const file = join(outDir, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InlineHashes) : null;
}

/**
 * A policy that lets run and paint, beside what it names, exactly what a build wrote into its pages. Nothing else that
 * gets into a page is run.
 * @throws Error when the policy does not say what may run, or paint
 */
export function withInlineHashes(policy: string, hashes: InlineHashes): string {
  let extended = policy;
  for (const name of ['script-src', 'style-src'] as const) {
    const directive = new RegExp(`(^|; )${name} [^;]*`);
    if (!directive.test(extended)) throw new Error(`The policy has no ${name} to add hashes to.`);
    extended = extended.replace(directive, (found) => [found, ...hashes[name]].join(' '));
  }
  return extended;
}
