import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 8;
const PAUSE_MS = 2_000;

/**
 * Does it again where the adapter found the server silent, which a busy machine makes it: every act has an id of its own, and is
 * done once however often it is tried. What a try has cost is counted with the act.
 */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code !== 'unavailable' || tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
