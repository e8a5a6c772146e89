import { setTimeout as delay } from 'node:timers/promises';
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
const UNREACHED = 'code=unavailable';
/** Far above what a case takes. */
const CASE_MS = 30_000;

/**
 * Why a case failed, or null. A lost connection says nothing about rules, and would pass for a killed mutant, or hold
 * the run up for good: the case runs again, its world put in order.
 */
export async function failure(file: TestFile, one: Case): Promise<string | null> {
  const reason = await failureOnce(one);
  if (!reason?.includes(UNREACHED)) return reason;
  await open(file);
  return failureOnce(one);
}

async function failureOnce({ run }: Case): Promise<string | null> {
  const late = new AbortController();
  const noAnswer = delay(CASE_MS, null, { signal: late.signal }).then(() => {
    throw new Error(`No answer in ${CASE_MS} ms (${UNREACHED}).`);
  });
  try {
    await Promise.race([run(), noAnswer]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    noAnswer.catch(() => undefined);
    late.abort();
  }
}
