import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import type { AccountPort } from '../ports/account';
import type { AuthPort } from '../ports/auth';
import type { JoiningPort } from '../ports/joining';
import type { SchoolsPort } from '../ports/schools';
import type { UsersPort } from '../ports/users';
import { observeConstant } from './constant';
import { school, visitor } from './records';
import { refuse } from './refuse';

/** Everybody is the same visitor, and nobody signs in or out. */
export const auth: AuthPort = {
  observe: (next) => {
    next({
      uid: visitor.uid,
      email: visitor.email,
      displayName: visitor.firstName,
      emailVerified: true,
      hasPassword: true,
    });
    return () => undefined;
  },
  signUp: refuse,
  signIn: refuse,
  signInWithGoogle: refuse,
  completeAccount: refuse,
  isSignInRecent: () => Promise.resolve(true),
  reauthenticate: refuse,
  sendPasswordReset: refuse,
  missingPersistence: () => null,
  reload: () => Promise.resolve(),
  signOut: refuse,
};

export const account: AccountPort = {
  sendVerificationEmail: refuse,
  changePassword: refuse,
  requestAddressChange: refuse,
  secondFactor: refuse,
  signOutEverywhere: refuse,
  checkLink: refuse,
  followLink: refuse,
  setNewPassword: refuse,
  watchNotificationSettings: (_uid, observer) => observeConstant(DEFAULT_SETTINGS, observer),
  changeNotificationSettings: refuse,
  watchDevices: (_uid, observer) => observeConstant([], observer),
  saveDevice: refuse,
  hasDevice: () => Promise.resolve(false),
  removeDevice: refuse,
  sendTestPush: refuse,
  mailChoices: refuse,
  changeMailChoices: refuse,
};

export const users: UsersPort = {
  watch: (uid, observer) => observeConstant(uid === visitor.uid ? visitor : null, observer),
  // Nothing is kept, and the screens do these by themselves: a refusal would only be noise.
  recordLogin: () => Promise.resolve(),
  selectSchool: () => Promise.resolve(),
  updateProfile: refuse,
  uploadPicture: refuse,
  deletePicture: refuse,
  setHiddenFields: refuse,
  setWelcomePanelDismissed: refuse,
};

export const schools: SchoolsPort = {
  findCode: () => Promise.resolve(null),
  get: (id) => Promise.resolve(id === school.id ? school : null),
  findBySlug: (slug) => Promise.resolve(slug === school.slug ? school : null),
};

export const joining: JoiningPort = {
  request: refuse,
  watchOwn: (_uid, observer) => observeConstant([], observer),
  replaceProof: refuse,
  withdraw: refuse,
  markAddressConfirmed: refuse,
  watchPending: (_schools, _count, observer) => observeConstant([], observer),
  countPending: () => Promise.resolve(0),
  watchCooldown: (_uid, _school, observer) => observeConstant(null, observer),
  cooldowns: () => Promise.resolve([]),
  liftCooldown: refuse,
  proof: refuse,
  approve: refuse,
  reject: refuse,
  clear: refuse,
  inviter: refuse,
};
