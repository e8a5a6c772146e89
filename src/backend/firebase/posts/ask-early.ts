import { STORED, storedText } from '@/stored';
import { listenToQuery } from '../reading/listen';
import { auth } from '../sdk/auth';
import { newestOf } from './feed-query';

/** How long the answer is held for the feed, which asks once its code has run, in milliseconds. */
const HELD_MS = 30_000;

const ignore = () => undefined;

/**
 * Asks for the newest posts of the school that this device showed last, beside the account's record and not behind it.
 * The feed asks for the same, which the SDK takes for one question: it costs no read more. Whoever does not belong to
 * the school any more is refused by the rules, and sees what the record says.
 */
export async function askForHome(): Promise<void> {
  const { pathname, search } = window.location;
  const schoolId =
    storedText('session', STORED.tabSchool).get() ?? storedText('local', STORED.defaultSchool).get();
  if (pathname !== '/dashboard' || search !== '' || !schoolId) return;
  await auth.authStateReady();
  if (!auth.currentUser) return;
  const stop = listenToQuery(newestOf({ schoolId, groupId: null, topic: null }), ignore, ignore);
  setTimeout(stop, HELD_MS);
}
