import { waitForPendingWrites } from 'firebase/firestore';
import { fetched } from '../../fetched';
import type { ConnectionPort } from '../../ports/connection';
import { reachability } from '../reachability';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { signInStore } from '../sign-in/persistence';

/** Of every kind of item: fetched when an answer was lost, or something is taken back. */
const ownItems = () => fetched(() => import('./own-items'));

/** Between two looks at the queue, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

const lookAgain = () => new Promise<false>((resolve) => setTimeout(resolve, LOOK_AGAIN_MS, false));

/** Writes of before this sign-in are answered under its account: a change of account starts the wait again. */
async function queueIsEmpty(): Promise<boolean> {
  try {
    await waitForPendingWrites(db());
    return true;
  } catch (error) {
    const failure = toBackendError(error);
    if (failure.code !== 'cancelled') throw failure;
    return false;
  }
}

/**
 * Asked again and again, because one answer may never come: the SDK forgets whoever waits in a tab that does not do
 * the sending itself and did not see the writes being made, as after a restart.
 */
async function waitForAllWrites(): Promise<void> {
  let isEmpty = false;
  while (!isEmpty) isEmpty = await Promise.race([queueIsEmpty(), lookAgain()]);
}

export const connectionPort: ConnectionPort = {
  isKeptSignedIn: signInStore.isOnDevice,

  isOffline: reachability.isOffline,
  isOnline: reachability.isOnline,
  isQuotaExceeded: reachability.isQuotaExceeded,
  watch: reachability.subscribe,

  whenAllWritesCommitted: waitForAllWrites,

  exists: async (item) => (await ownItems()).existsOnServer(item),
  deleteOwn: async (item) => (await ownItems()).deleteOwnItem(item),
};
