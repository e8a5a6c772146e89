import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../../functions/build.ts';
import { ROOT } from '../../backend/paths.ts';

/**
 * Builds the functions so that they ask the database at another port, while `work` starts the backend, which takes a copy of
 * them. The local backend sets the address itself, over any environment of ours.
 */
export async function withFunctionsAt<T>(port: number, work: () => Promise<T>): Promise<T> {
  await buildFunctions();
  const index = join(ROOT, 'functions/lib/index.js');
  const built = readFileSync(index, 'utf8');
  writeFileSync(index, `process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:${port}';\n${built}`);
  try {
    return await work();
  } finally {
    writeFileSync(index, built);
  }
}
