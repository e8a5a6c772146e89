import type { DocumentReference } from 'firebase-admin/firestore';
import { mailboxOf } from '@/domain/mailbox';
import { db } from '../platform/app';
import { sha256 } from '../platform/hash';

/** `invites/{fromUserId}_{hash(email)}`: one per sender and mailbox (design §3). */
export const inviteRef = (uid: string, email: string): DocumentReference =>
  db.doc(`invites/${uid}_${sha256(mailboxOf(email))}`);
