import {
  type User as AuthUser,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { fullName, splitDisplayName } from '@/domain/entities/user';
import type { Account, AccountChooser, AuthPort } from '../account-ports';
import { BackendError } from '../errors';
import { fetched } from '../fetched';
import { app, isLocal, localHost, localPort } from './app';
import { calling, toBackendError } from './errors';
import { reopenFirestore, wipeFirestore } from './firestore';
import { keeper, signInPersistence } from './sign-in/persistence';
import { ensureUserRecord } from './user-record';

// No popup resolver here: it would load its iframe at every start. Google sign-in brings it.
const auth = initializeAuth(app, { persistence: signInPersistence });
if (isLocal) connectAuthEmulator(auth, `http://${localHost}:${localPort(9099)}`, { disableWarnings: true });

const toAccount = (user: AuthUser): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
});

/** Accounts whose user record is being written; observers hear of them when it is there. */
let creating: Promise<unknown> = Promise.resolve();

/** Chooses where the sign-in lives before it happens (spec §4: the browser session, unless kept). */
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

  signUp: ({ firstName, lastName, email, password, keepSignedIn }) =>
    calling(async () => {
      await keepFor(keepSignedIn);
      const create = async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: fullName({ firstName, lastName }) });
        await ensureUserRecord({ uid: user.uid, email, firstName, lastName });
        return toAccount(user);
      };
      const created = create();
      creating = created;
      return await created;
    }),

  signIn: ({ email, password, keepSignedIn }) =>
    calling(async () => {
      await keepFor(keepSignedIn);
      const open = async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        // A sign-up that broke off between the account and its record is finished here.
        await ensureUserRecord({ uid: user.uid, email, ...splitDisplayName(user.displayName) });
        return toAccount(user);
      };
      const opened = open();
      creating = opened;
      return await opened;
    }),

  signInWithGoogle: ({ keepSignedIn, chooseAccount }) =>
    calling(async () => {
      await keepFor(keepSignedIn);
      const create = async () => {
        const user = await googleUser(chooseAccount);
        const email = user.email;
        if (!email) throw new BackendError('invalid-argument');
        await ensureUserRecord({ uid: user.uid, email, ...splitDisplayName(user.displayName) });
        return toAccount(user);
      };
      const created = create();
      creating = created;
      return await created;
    }),

  async sendPasswordReset(email) {
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      const failure = toBackendError(error);
      // Whether an account exists is nobody's business (design §4).
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
