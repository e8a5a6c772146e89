import {
  type User as AuthUser,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import { logFailure } from '../../log-failure';
import type { Account, AccountChooser, AuthPort } from '../../ports/auth';
import { askFor } from '../posts/ask-early';
import { auth, believed } from '../sdk/auth';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { reopenFirestore, wipeFirestore } from '../sdk/firestore';
import { askKept } from '../sign-in/ask-kept';
import { signInStore } from '../sign-in/persistence';
import { withSecondFactor } from './with-second-factor';

const toAccount = (user: AuthUser): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  emailVerified: user.emailVerified,
  hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
});

/** Who hears of an account that was asked for again: the SDK tells of sign-ins and sign-outs alone. */
const reloads = new Set<() => void>();

const tellAll = () => {
  for (const tell of reloads) tell();
};

void believed.then((user) => askKept(auth, user, tellAll));

/** Accounts whose user record is being written; observers hear of them when it is there. */
let creating: Promise<unknown> = Promise.resolve();

/** Does it with observers waiting for its end, well or not. */
function whileObserversWait<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  creating = done;
  return done;
}

/** Only who makes an account needs its code, and who logs in, a moment later: no page waits for it. */
const loadAccountCreation = () => fetched(() => import('./create-account'));

/** Finishes a sign-up that broke off. That it can't be finished now is no reason not to be signed in. */
async function tryToComplete(user: AuthUser): Promise<void> {
  try {
    await (await loadAccountCreation()).finishAccount(auth, user);
  } catch (error) {
    logFailure('complete an account', toBackendError(error));
  }
}

/** Chooses where the sign-in lives before it happens: the browser session, unless kept (product §4.1). */
async function choosePersistence(keep: boolean): Promise<void> {
  const before = signInStore.isOnDevice();
  await signInStore.choose(keep);
  if (signInStore.isOnDevice() !== before) await reopenFirestore();
}

async function googleUser(chooseAccount?: AccountChooser): Promise<AuthUser> {
  // Compared in place, so that only the local build contains the chooser's side.
  if (import.meta.env.VITE_BACKEND === 'local') {
    const local = await fetched(() => import('./google-local'));
    return local.signIn(auth, chooseAccount);
  }
  const google = await fetched(() => import('./google-popup'));
  return google.signIn(auth);
}

/** Signs in, also where it takes a second factor, and does what is missing of the account. */
const toTheEnd = (signIn: () => Promise<AuthUser>): Promise<Account> =>
  whileObserversWait(() =>
    withSecondFactor(
      signIn,
      async (user) => {
        if (!user.email) throw new BackendError('invalid-argument');
        // Beside the question whether there is a record, which is one of these.
        askFor(user.uid);
        await tryToComplete(user);
        return toAccount(user);
      },
      whileObserversWait,
    ),
  );

export const authPort: AuthPort = {
  missingPersistence: signInStore.missingPersistence,

  observe(next) {
    const tell = () => next(auth.currentUser && toAccount(auth.currentUser));
    const stop = onAuthStateChanged(auth, (user) => {
      creating.then(tell, () => next(user && toAccount(user)));
    });
    reloads.add(tell);
    return () => {
      reloads.delete(tell);
      stop();
    };
  },

  signUp: (input) =>
    withBackendErrors(async () => {
      const { createAccount } = await loadAccountCreation();
      await choosePersistence(input.keepSignedIn);
      return toAccount(await whileObserversWait(() => createAccount(auth, input)));
    }),

  signIn: ({ email, password, keepSignedIn }) =>
    withBackendErrors(async () => {
      // While the password is being looked at; a failure is told where it is needed.
      void loadAccountCreation().catch(() => undefined);
      await choosePersistence(keepSignedIn);
      return await toTheEnd(async () => (await signInWithEmailAndPassword(auth, email, password)).user);
    }),

  signInWithGoogle: ({ keepSignedIn, chooseAccount }) =>
    withBackendErrors(async () => {
      await choosePersistence(keepSignedIn);
      return await toTheEnd(() => googleUser(chooseAccount));
    }),

  completeAccount: (names) =>
    withBackendErrors(async () => {
      const { finishAccount } = await loadAccountCreation();
      if (!auth.currentUser) throw new BackendError('unauthenticated');
      return await finishAccount(auth, auth.currentUser, names);
    }),

  isSignInRecent: async () => (await fetched(() => import('./recent-sign-in'))).isSignInRecent(),
  reauthenticate: (by) =>
    withBackendErrors(async () => (await fetched(() => import('./reauthenticate'))).reauthenticate(by)),

  // No first screen needs it.
  sendPasswordReset: async (email) => {
    const callables = await fetched(() => import('../sdk/callables'));
    await callables.call('requestPasswordReset', { email });
  },

  reload: () =>
    withBackendErrors(async () => {
      await auth.currentUser?.reload();
      // Rules and functions believe the token, which says of itself what was true when it was made.
      await auth.currentUser?.getIdToken(true);
      tellAll();
    }),

  signOut: () =>
    withBackendErrors(async () => {
      if (auth.currentUser) await signInStore.leave(auth.currentUser.uid);
      await signOut(auth);
      await wipeFirestore();
    }),
};
