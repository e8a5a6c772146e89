import type { Backend } from '@/backend';
import { type Live, useLive } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { sessionKeys } from './session-keys';

/** The record of the account that is signed in, live; null where it has none. */
export const useUser = (backend: Backend | null, uid: string | undefined): Live<User | null> =>
  useLive<User | null>(
    sessionKeys.user(uid),
    backend && uid ? (observer) => backend.users.watch(uid, observer) : null,
  );
