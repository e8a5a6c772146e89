import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilIdle } from './control.ts';

// With a mutant active, what does not come soon never comes.
const PATIENCE_MS = process.env.SCHOOLGATE_TEST_FILES ? 4_000 : 15_000;
const POLL_MS = 40;

/** Asks again until the expectation holds, and throws its last complaint when the time is up. */
export async function eventually<T>(expectation: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(POLL_MS);
    }
  }
}

/** Holds once every event so far was handled: for what must not happen. */
export async function afterAllEvents<T>(expectation: () => Promise<T>): Promise<T> {
  await waitUntilIdle();
  return expectation();
}
