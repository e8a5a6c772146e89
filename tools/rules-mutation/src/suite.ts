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

let opened: TestFile | undefined;

/**
 * Opens the worlds of a file under the rules that lie in the folder by now, and closes those that were open: all clients
 * of a process share one connection, and a backend takes 200 streams on it. Those past it count as offline.
 */
export async function open(file: TestFile): Promise<void> {
  for (const stop of opened?.stops ?? []) await stop();
  opened = file;
  for (const start of file.starts) await start();
}

/** What the SDK says where the backend was not to be reached. */
const UNREACHED = 'code=unavailable';

/**
 * Why a case failed, or null. A lost connection says nothing about rules, and would pass for a killed mutant, or hold
 * the run up for good: the case runs again, in a world with new connections.
 */
export async function failure(file: TestFile, one: Case): Promise<string | null> {
  const reason = await failureOnce(one);
  if (!reason?.includes(UNREACHED)) return reason;
  await open(file);
  return failureOnce(one);
}

async function failureOnce({ timeout, run }: Case): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const noAnswer = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, timeout, `No answer in ${timeout} ms (${UNREACHED}).`);
  });
  const reason = await Promise.race([run().then(() => null, messageOf), noAnswer]);
  clearTimeout(timer);
  return reason;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
