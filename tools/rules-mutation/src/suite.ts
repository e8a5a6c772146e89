import { pathToFileURL } from 'node:url';
import type { Case, Collected } from './vitest-stand-in.ts';

/** What a test file opened on the backend. */
interface World {
  projectId: string;
}

interface Bundle {
  collect(): Collected;
  worlds: World[];
  files: Record<string, () => Promise<unknown>>;
}

/** A test file of the suite, ready to run. */
export interface TestFile extends Collected {
  /** Projects its worlds are in. */
  projects: string[];
}

/** Loads all test files of a bundled suite. */
export async function loadSuite(path: string): Promise<Map<string, TestFile>> {
  const { collect, worlds, files } = (await import(pathToFileURL(path).href)) as Bundle;
  const suite = new Map<string, TestFile>();
  for (const [name, load] of Object.entries(files)) {
    const known = worlds.length;
    const collected = collect();
    await load();
    suite.set(name, { ...collected, projects: worlds.slice(known).map(({ projectId }) => projectId) });
  }
  return suite;
}

/** Opens the worlds of a file anew, under the rules that lie in the folder by now. */
export async function open(file: TestFile): Promise<void> {
  for (const start of file.starts) await start();
}

/** What the SDK says where the backend was not to be reached. */
const UNREACHED = /code=unavailable/;

/**
 * Why a case failed, or null. A lost connection says nothing about rules, and would pass for a killed mutant: the case
 * runs again.
 */
export async function failure(one: Case, tries = 3): Promise<string | null> {
  try {
    await one.run();
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return UNREACHED.test(reason) && tries > 1 ? failure(one, tries - 1) : reason;
  }
}
