import { db } from './app';

const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';

/**
 * The present, for limits and deadlines. On the local backend, and there only, `_clock/now` may move it by a number
 * of milliseconds, so that tests need not wait a week. No rule lets a client near that document.
 */
export async function now(): Promise<number> {
  if (!isLocal) return Date.now();
  const offset: unknown = (await db.doc('_clock/now').get()).get('offsetMs');
  return Date.now() + (typeof offset === 'number' ? offset : 0);
}
