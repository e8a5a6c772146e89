const PREFIX = 'schoolgate.session.';

/** Name of the lock that every tab holds which is in a sign-in of this browser session. */
export const sessionLock = (session: string): string => PREFIX + session;

/** The browser's locks, or null where it has none or denies them. */
export const browserLocks = (): LockManager | null => globalThis.navigator?.locks ?? null;

/**
 * Ids of the sign-ins that tabs of this browser are in and that end with the browser; null where that can't be known.
 * Locks are the browser's memory, go with their tab, and are asked in a millisecond.
 */
export async function openSessions(locks = browserLocks()): Promise<string[] | null> {
  try {
    const snapshot = await locks?.query();
    const names = snapshot?.held?.map(({ name }) => name ?? '');
    const ids = names?.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    return ids ? [...new Set(ids)] : null;
  } catch {
    return null;
  }
}
