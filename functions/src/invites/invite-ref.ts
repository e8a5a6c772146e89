import type { DocumentReference } from 'firebase-admin/firestore';
import { mailboxOf } from '@/domain/mailbox';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/** `invites/{fromUserId}_{hash(email)}`: one per sender and mailbox (product §3.1). */
export const inviteRef = (uid: string, email: string): DocumentReference =>
  db.doc(`invites/${uid}_${sha256(mailboxOf(email))}`);
