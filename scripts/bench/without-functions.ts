import { openControl } from './control.ts';

/**
 * Runs `work` while the local backend gives up every event at once: writing a large school as sample data must not
 * run our functions 50,000 times.
 * @param authPort the backend's control API is on the port of Auth
 * @param work gets what waits until no event is left, which it calls before there are more than the backend holds
 */
export async function withoutFunctions<T>(
  authPort: number,
  work: (idle: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { giveUpEvents, idle } = openControl(authPort);
  const end = await giveUpEvents();
  try {
    return await work(idle);
  } finally {
    await idle();
    await end();
  }
}
