import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { claimSchema, signUpListSchema } from '@/domain/entities/sign-up-list';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';
import { hiddenContentRef } from '../platform/hidden-content';
import { EMPTY_TALLY, type SignUpTally } from './tally';

/** The document of a sign-up list. */
export const listRef = (listId: string): DocumentReference => db.doc(`signUpLists/${listId}`);

/** The list in a snapshot, or null when there is none. */
export const parseList = parserOf(signUpListSchema);

/** What parents have taken of a list. */
export const claimsOf = (listId: string): CollectionReference => listRef(listId).collection('claims');
export const claimRef = (listId: string, uid: string): DocumentReference => claimsOf(listId).doc(uid);

/** The claim in a snapshot, or null when there is none. */
export const parseClaim = parserOf(claimSchema);

/** `_signUpTallies/{listId}`: who has how much of which slot, by their uids. */
export const tallyRef = (listId: string): DocumentReference => db.doc(`_signUpTallies/${listId}`);

/** The tally in a snapshot: functions alone write it. */
export const tallyIn = (snapshot: DocumentSnapshot): SignUpTally => ({
  ...EMPTY_TALLY,
  ...(snapshot.data() as SignUpTally | undefined),
});

/** Where a list lies that moderation has put out of sight. */
export const hiddenListRef = (listId: string): DocumentReference => hiddenContentRef(`signUpList_${listId}`);

/** `_awaySignUpLists/{listId}`: the list of an event that moderation has put out of sight, until that is back. */
export const awayListRef = (listId: string): DocumentReference => db.doc(`_awaySignUpLists/${listId}`);
