import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readInlineHashes } from './inline-hashes.ts';

const INLINE = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs,
  'style-src': /<style[^>]*>(.*?)<\/style>/gs,
};

/**
 * Where the pages of a build and the hashes that were noted for the policy differ, one line each: something that a browser
 * would refuse, or something allowed that no page has.
 */
export function inlineProblems(outDir: string): string[] {
  const hashes = readInlineHashes(outDir);
  if (!hashes) return ['Nothing is noted of what the pages carry in themselves.'];
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(outDir, file), 'utf8') }));
  return (['script-src', 'style-src'] as const).flatMap((name) => {
    const found = pages.flatMap(({ file, html }) =>
      [...html.matchAll(INLINE[name])].map(([, text = '']) => ({ file, hash: hashOf(text) })),
    );
    const refused = found.filter(({ hash }) => !hashes[name].includes(hash));
    const unused = hashes[name].filter((hash) => !found.some((one) => one.hash === hash));
    return [
      ...refused.map(({ file, hash }) => `${file} carries what ${name} refuses: ${hash}`),
      ...unused.map((hash) => `${name} allows what no page carries: ${hash}`),
    ];
  });
}
