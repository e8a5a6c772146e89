import { advanceClock, failing, outstanding, waitUntilIdle } from './control.ts';
import { eventually } from './eventually.ts';

/** Longer than any wait before another delivery here, and shorter than any schedule of ours. */
const RETRY_DELAY_S = 60;

/**
 * Lets the wait before another delivery of failed events pass, once no event is under way. Not earlier and no further:
 * moving the clock also starts all scheduled functions that are due by then, and by the hundred they would keep the
 * backend from the very delivery that is waited for.
 */
export async function passRetryDelay(): Promise<void> {
  const waiting = await eventually(async () => {
    const { pending, running, retryWaiting } = await outstanding();
    if (pending + running > 0) throw new Error(`${pending + running} events are still under way.`);
    return retryWaiting;
  });
  if (waiting > 0) await advanceClock(RETRY_DELAY_S);
}

/** Holds after another delivery of failed events, or the one after it. */
export const afterRetries = <T>(expectation: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    await passRetryDelay();
    return expectation();
  });

/** Does something whose event fails at the nth request of an operation, once, and then waits to be delivered again. */
export async function failingFirst(
  operation: string,
  nth: number,
  act: () => Promise<unknown>,
): Promise<void> {
  // Events of what was arranged must not be the ones to fail.
  await waitUntilIdle();
  const before = (await outstanding()).retryWaiting;
  await failing(operation, nth, async () => {
    await act();
    await eventually(async () => {
      if ((await outstanding()).retryWaiting <= before) throw new Error('No event has failed.');
    });
  });
}

/** Holds once nothing waits to be delivered again: every event is done with, also those that have failed several times. */
export const afterAllRetries = <T>(expectation: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    await passRetryDelay();
    const { pending, running, retryWaiting } = await outstanding();
    const open = pending + running + retryWaiting;
    if (open > 0) throw new Error(`${open} events are still to be delivered.`);
    return expectation();
  });
