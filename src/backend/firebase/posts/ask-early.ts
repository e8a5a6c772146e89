import { chooseSchool } from '@/domain/chosen-school';
import type { User } from '@/domain/entities/user';
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

const kept = {
  tab: () => storedText('session', STORED.tabSchool).get(),
  device: () => storedText('local', STORED.defaultSchool).get(),
};

/** Whether the page is the home, or leads there once somebody has logged in. */
function isHomeNext(): boolean {
  const { pathname, search } = location;
  if (search !== '') return false;
  return (
    pathname === '/dashboard' ||
    (pathname === '/login' && storedText('session', STORED.wantedAddress).get() === null)
  );
}

/**
 * Asks for what the first page is going to ask for, one behind the other, as its code comes: the record of the account,
 * and for the home what its reader hides and the newest posts; at once where the device remembers the school, else right
 * behind the record, which says it. Who asks for the same later is taken by the SDK for the same: it costs no read more.
 * Whoever does not belong to the school any more is refused by the rules, and sees what the record says.
 */
export function askFor(uid: string): void {
  const ends: (() => void)[] = [];
  const askForPosts = (schoolId: string | null) => {
    if (schoolId)
      ends.push(listenToQuery(newestOf({ schoolId, groupId: null, topic: null }), ignore, ignore));
  };
  const isHome = isHomeNext();
  const remembered = kept.tab() ?? kept.device();
  let isUnknown = isHome && remembered === null;
  const next = (user: User | null) => {
    if (isUnknown && user) askForPosts(chooseSchool(user, null, null));
    isUnknown = false;
  };
  ends.push(usersPort.watch(uid, { next, error: ignore }));
  if (isHome) {
    ends.push(ownView.watchHidden(uid, ignored));
    askForPosts(remembered);
  }
  setTimeout(() => {
    for (const end of ends) end();
  }, HELD_MS);
}

/** The same, for whoever is signed in as the page opens. */
export async function askEarly(): Promise<void> {
  await auth.authStateReady();
  if (auth.currentUser) askFor(auth.currentUser.uid);
}
