import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What one local stack keeps: data, mails, builds. Each port offset is a stack of its own. */
export function localFolder(offset: number): string {
  return join(ROOT, '.local', String(offset));
}
