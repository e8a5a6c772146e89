import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { NamesInput } from '@/domain/inputs/account';
import type { SignUpInput } from '@/domain/inputs/password';
import { completeSignUp, type SignUpSteps, signUp } from './sign-up';
import { createUserRecord, hasUserRecord } from './user-record';

const stepsWith = (auth: Auth): SignUpSteps<User> => ({
  create: async (email, password) => (await createUserWithEmailAndPassword(auth, email, password)).user,
  signIn: async (email, password) => (await signInWithEmailAndPassword(auth, email, password)).user,
  rename: (user, displayName) => updateProfile(user, { displayName }),
  hasRecord: hasUserRecord,
  createRecord: createUserRecord,
});

/** Makes an account with its record. */
export const createAccount = (auth: Auth, input: SignUpInput): Promise<User> =>
  signUp(stepsWith(auth), input);

/** Does what is missing of an account. @returns false when no name is known: its owner has to say one */
export const finishAccount = (auth: Auth, user: User, names?: NamesInput): Promise<boolean> =>
  completeSignUp(stepsWith(auth), user, names);
