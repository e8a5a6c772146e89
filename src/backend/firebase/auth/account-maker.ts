import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { NamesInput, SignUpInput } from '@/domain/inputs/account';
import { complete, type MakingHost, signUp } from './making';
import { createUserRecord, hasUserRecord } from './user-record';

const stepsWith = (auth: Auth): MakingHost<User> => ({
  create: async (email, password) => (await createUserWithEmailAndPassword(auth, email, password)).user,
  signIn: async (email, password) => (await signInWithEmailAndPassword(auth, email, password)).user,
  rename: (user, displayName) => updateProfile(user, { displayName }),
  hasRecord: hasUserRecord,
  createRecord: createUserRecord,
});

/** Makes an account with its record. */
export const makeAccount = (auth: Auth, input: SignUpInput): Promise<User> => signUp(stepsWith(auth), input);

/** Does what is missing of an account. @returns false when no name is known: its owner has to say one */
export const finishAccount = (auth: Auth, user: User, names?: NamesInput): Promise<boolean> =>
  complete(stepsWith(auth), user, names);
