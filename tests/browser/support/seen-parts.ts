import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../../../scripts/backend/paths.ts';
import { offsetOf } from '../../../scripts/backend/ports.ts';

const folder = join(localFolder(offsetOf('tests')), 'seen-parts');

/** Forgets what an earlier run saw: the app may be another. */
export function forgetSeenParts(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Parts of pages that were held against WCAG in this run. The processes of a run tell each other by a file: each of them
 * would look at most of what the others have looked at else.
 * @param width names the project, as a part has other looks at other widths
 */
export function openSeenParts(width: string): {
  has(part: string): boolean;
  add(parts: readonly string[]): void;
} {
  const file = join(folder, width);
  // A line that another process has not written to its end matches nothing.
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return {
    has: (part) => known.has(short(part)),
    add(parts) {
      const fresh = [...new Set(parts.map(short))].filter((part) => !known.has(part));
      if (fresh.length > 0) appendFileSync(file, `${fresh.join('\n')}\n`);
    },
  };
}

const short = (part: string): string => createHash('sha1').update(part).digest('base64');
