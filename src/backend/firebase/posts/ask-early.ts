import { waitForPendingWrites } from 'firebase/firestore';
import { chooseSchool } from '@/domain/chosen-school';
import type { User } from '@/domain/entities/user';
import { STORED, storedText } from '@/stored';
import type { Subscribe } from '../../live';
import { rememberedSchool } from '../../remembered-school';
import { hiddenName, hiddenOf } from '../moderation/own-view';
import { watchAhead } from '../reading/ahead';
import { auth } from '../sdk/auth';
import { db } from '../sdk/firestore';
import { recordName, recordOf } from '../users/record';
import { feedName, snapshotsOf } from './feed-query';

/** Whether the page is the home, or leads there once somebody has logged in. */
function isHomeNext(): boolean {
  const { pathname, search } = location;
  if (search !== '') return false;
  return (
    pathname === '/dashboard' ||
    (pathname === '/login' && storedText('session', STORED.wantedAddress).get() === null)
  );
}

/** How long the questions are waited for at the most, in milliseconds: unsent writes of a device without a network stay. */
const ASKING_MS = 700;

/**
 * Resolves once what was asked is on its way: the SDK takes questions up bit by bit, each behind what the page does
 * meanwhile, and comes to an end of its writes behind them.
 */
const questionsTaken = () =>
  Promise.race([waitForPendingWrites(db()), new Promise((resolve) => setTimeout(resolve, ASKING_MS))]);

/** The record of an account; the first one is told once `ask` has asked for what it says. */
const recordBehind =
  (uid: string, ask: (user: User) => void): Subscribe<User | null> =>
  ({ next, error }) => {
    let state: 'new' | 'asking' | 'asked' = 'new';
    let last: User | null = null;
    const tellLast = () => {
      if (state !== 'asking') return;
      state = 'asked';
      next(last);
    };
    return recordOf(uid)({
      next(user) {
        last = user;
        if (state === 'new' && user) {
          state = 'asking';
          ask(user);
          questionsTaken().then(tellLast, tellLast);
        } else if (state !== 'asking') next(user);
      },
      error(failure) {
        state = 'asked';
        error(failure);
      },
    });
  };

/**
 * Asks for what the first page is going to ask for, as its code comes: for the home the newest posts and what its reader
 * hides, where the device remembers the school, and the record of the account; else the posts right behind the record,
 * which says the school. The record is told last: with it the page begins to be drawn, and what came behind would wait for
 * that. Whoever does not belong to the school any more is refused by the rules, and sees what the record says.
 */
export function askFor(uid: string): void {
  const askForPosts = (schoolId: string | null) => {
    if (!schoolId) return;
    const feed = { schoolId, groupId: null, topic: null };
    watchAhead(feedName(feed), snapshotsOf(feed));
  };
  const isHome = isHomeNext();
  const remembered = rememberedSchool();
  if (isHome) {
    askForPosts(remembered);
    watchAhead(hiddenName(uid), hiddenOf(uid));
  }
  const isKnown = !isHome || remembered !== null;
  const record = isKnown
    ? recordOf(uid)
    : recordBehind(uid, (user) => askForPosts(chooseSchool(user, null, null)));
  watchAhead<User | null>(recordName(uid), record);
}

/** The same, for whoever is signed in as the page opens. Resolves once the questions are on their way. */
export async function askEarly(): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) return;
  askFor(auth.currentUser.uid);
  await questionsTaken();
}
