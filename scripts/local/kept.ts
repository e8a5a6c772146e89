import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder } from '../backend/paths.ts';

/** What a local stack makes once and keeps across restarts, in a file of its folder. */
export function kept<T>(offset: number, name: string, make: () => T): T {
  const file = join(localFolder(offset), name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}
