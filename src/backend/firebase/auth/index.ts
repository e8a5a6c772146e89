import {
  type User as AuthUser,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import { logFailure } from '../../log-failure';
import type { Account, AccountChooser, AuthPort } from '../../ports/auth';
import { app, localHost, localPort } from '../sdk/app';
import { calling, toBackendError } from '../sdk/errors';
import { reopenFirestore, wipeFirestore } from '../sdk/firestore';
import { keeper, signInPersistence } from '../sign-in/persistence';

// No popup resolver here: it would load its iframe at every start. Google sign-in brings it.
const auth = initializeAuth(app, { persistence: signInPersistence });
if (import.meta.env.VITE_BACKEND === 'local')
  connectAuthEmulator(auth, `http://${localHost}:${localPort(9099)}`, { disableWarnings: true });

const toAccount = (user: AuthUser): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
});

/** Accounts whose user record is being written; observers hear of them when it is there. */
let creating: Promise<unknown> = Promise.resolve();

/** Does it with observers waiting for its end, well or not. */
function beforeTold<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  creating = done;
  return done;
}

/** Only who makes an account needs its code, and who logs in, a moment later: no page waits for it. */
const maker = () => fetched(() => import('./account-maker'));

/** Finishes a sign-up that broke off. That it can't be finished now is no reason not to be signed in. */
async function tryToComplete(user: AuthUser): Promise<void> {
  try {
    await (await maker()).finishAccount(auth, user);
  } catch (error) {
    logFailure('complete an account', toBackendError(error));
  }
}

/** Chooses where the sign-in lives before it happens: the browser session, unless kept (product §4.1). */
async function keepFor(keep: boolean): Promise<void> {
  const before = keeper.isOnDevice();
  await keeper.choose(keep);
  if (keeper.isOnDevice() !== before) await reopenFirestore();
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

export const authPort: AuthPort = {
  shortfall: keeper.shortfall,

  observe: (next) =>
    onAuthStateChanged(auth, (user) => {
      creating.then(
        () => next(auth.currentUser ? toAccount(auth.currentUser) : null),
        () => next(user ? toAccount(user) : null),
      );
    }),

  signUp: (input) =>
    calling(async () => {
      const { makeAccount } = await maker();
      await keepFor(input.keepSignedIn);
      return toAccount(await beforeTold(() => makeAccount(auth, input)));
    }),

  signIn: ({ email, password, keepSignedIn }) =>
    calling(async () => {
      await keepFor(keepSignedIn);
      return await beforeTold(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        await tryToComplete(user);
        return toAccount(user);
      });
    }),

  signInWithGoogle: ({ keepSignedIn, chooseAccount }) =>
    calling(async () => {
      await keepFor(keepSignedIn);
      return await beforeTold(async () => {
        const user = await googleUser(chooseAccount);
        if (!user.email) throw new BackendError('invalid-argument');
        await tryToComplete(user);
        return toAccount(user);
      });
    }),

  completeAccount: (names) =>
    calling(async () => {
      const { finishAccount } = await maker();
      if (!auth.currentUser) throw new BackendError('unauthenticated');
      return await finishAccount(auth, auth.currentUser, names);
    }),

  async sendPasswordReset(email) {
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      const failure = toBackendError(error);
      // Whether an account exists is nobody's business (product §2.2).
      if (failure.code !== 'wrong-credentials') throw failure;
    }
  },

  signOut: () =>
    calling(async () => {
      if (auth.currentUser) await keeper.leave(auth.currentUser.uid);
      await signOut(auth);
      await wipeFirestore();
    }),
};
