async function control<Answer = void>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  // The control API is on the port of Auth.
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/v1/sessions/default${path}`;
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return (answer ? JSON.parse(answer) : undefined) as Answer;
}

/** So often half a minute, after which the backend says that there is work left. Whoever has less patience ends before. */
const IDLE_TRIES = 4;

/** Resolves when no event is waiting or running. */
export async function waitUntilIdle(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await control('POST', ':awaitIdle', {});
    } catch (error) {
      const isBusy = error instanceof Error && error.message.includes('DEADLINE_EXCEEDED');
      if (!isBusy || tries === IDLE_TRIES) throw error;
    }
  }
}

/** How many events wait for their delivery, are being delivered, and wait to be delivered again after a failure. */
export const outstanding = (): Promise<{ pending: number; running: number; retryWaiting: number }> =>
  control('GET', '/functions');

/** Moves the backend's own clock, which waits before another delivery follow; server times are real. */
export const advanceClock = (seconds: number): Promise<void> =>
  control('POST', '/clock:advance', { seconds });

/**
 * Has the backend's own clock tell the real time again, which tests before have moved ahead: an account that is younger
 * than the functions' time can't have its sign-ins ended.
 */
export const resetClock = (): Promise<void> =>
  control('POST', '/clock:set', { instant: new Date().toISOString(), allowBackwards: true });

/** Runs a scheduled function now. */
export const runScheduled = (name: string): Promise<void> => control('POST', `/functions/${name}:run`, {});

/** Forgets all data, events and faults. */
export const resetAll = (): Promise<void> => control('POST', '/reset', {});

type EventKind = 'created' | 'updated' | 'deleted';

/** While `work` and its events run, every event of a kind is delivered `times` times. */
export function deliveringAgain<T>(kind: EventKind, times: number, work: () => Promise<T>): Promise<T> {
  const rule = {
    match: { operation: 'functions.deliver', eventType: `google.cloud.firestore.document.v1.${kind}` },
    action: { type: 'duplicate', count: times },
  };
  return withFault(rule, async () => {
    const result = await work();
    await waitUntilIdle();
    return result;
  });
}

/** While `work` runs, the nth request of an operation fails, once. */
export const failing = <T>(operation: string, nth: number, work: () => Promise<T>): Promise<T> =>
  withFault({ match: { operation, nth }, action: { type: 'returnError', code: 'PERMISSION_DENIED' } }, work);

async function withFault<T>(rule: unknown, work: () => Promise<T>): Promise<T> {
  await control('PUT', '/faultPlan', { rules: [rule] });
  try {
    return await work();
  } finally {
    await control('DELETE', '/faultPlan', {});
  }
}
