import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offsetFromEnv } from './ports.ts';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What one local stack keeps: data, mails, builds. Each port offset is a stack of its own. */
export function localFolder(offset: number = offsetFromEnv()): string {
  return join(ROOT, '.local', String(offset));
}
