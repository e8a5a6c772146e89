import { STORED, storedText } from '@/stored';
import { ownView } from '../moderation/own-view';
import { listenToQuery } from '../reading/listen';
import { auth } from '../sdk/auth';
import { usersPort } from '../users';
import { newestOf } from './feed-query';

/** How long the answers are held for those who ask once their code has run, in milliseconds. */
const HELD_MS = 30_000;

const ignore = () => undefined;
const ignored = { next: ignore, error: ignore };

/** The school that this device showed last, where the page is its home; else null. */
function schoolOfHome(): string | null {
  const { pathname, search } = window.location;
  if (pathname !== '/dashboard' || search !== '') return null;
  return storedText('session', STORED.tabSchool).get() ?? storedText('local', STORED.defaultSchool).get();
}

/**
 * Asks for what the first page is going to ask for, one behind the other, as its code comes: the record of the account,
 * and for the home what its reader hides and the newest posts of the school that this device showed last. Who asks for the
 * same later is taken by the SDK for the same: it costs no read more. Whoever does not belong to the school any more is
 * refused by the rules, and sees what the record says.
 */
export async function askEarly(): Promise<void> {
  await auth.authStateReady();
  const uid = auth.currentUser?.uid;
  if (!uid) return;
  const ends = [usersPort.watch(uid, ignored)];
  const schoolId = schoolOfHome();
  if (schoolId)
    ends.push(
      ownView.watchHidden(uid, ignored),
      listenToQuery(newestOf({ schoolId, groupId: null, topic: null }), ignore, ignore),
    );
  setTimeout(() => {
    for (const end of ends) end();
  }, HELD_MS);
}
