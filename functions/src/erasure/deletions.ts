import type { DocumentReference } from 'firebase-admin/firestore';
import { accountDeletionSchema } from '@/domain/entities/account-deletion';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

export const deletionRef = (uid: string): DocumentReference => db.doc(`accountDeletions/${uid}`);

/** The wish to delete an account in a snapshot, or null when there is none. */
export const parseDeletion = parserOf(accountDeletionSchema);
