import type { User } from '@/domain/entities/user';
import type { Subscribe } from '../../live';
import { userRef } from '../collections/users';
import { watchDocument } from '../reading/documents';

/** The name under which the record of an account is watched ahead. */
export const recordName = (uid: string) => `record ${uid}`;

/** The record of an account, live. */
export const recordOf =
  (uid: string): Subscribe<User | null> =>
  (observer) =>
    watchDocument(userRef(uid), observer);
