import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { pollVoteSchema } from '@/domain/entities/poll';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';
import { postRef } from '../platform/posts';
import { EMPTY_TALLY, type Tally } from './tally';

/** The votes in the poll of a post. */
export const pollVotesOf = (postId: string): CollectionReference => postRef(postId).collection('pollVotes');
export const pollVoteRef = (postId: string, uid: string): DocumentReference => pollVotesOf(postId).doc(uid);

/** The vote in a snapshot, or null when there is none. */
export const parsePollVote = parserOf(pollVoteSchema);

/**
 * `_pollTallies/{postId}`: what each parent has chosen, by their uids, how those did who are gone since its end, and when
 * the post was written (`postedAt`, in milliseconds) whose tally it is.
 */
export const pollTallyRef = (postId: string): DocumentReference => db.doc(`_pollTallies/${postId}`);

/** The tally in a snapshot: functions alone write it. */
export const pollTallyIn = (snapshot: DocumentSnapshot): Tally => ({
  ...EMPTY_TALLY,
  ...(snapshot.data() as (Tally & { postedAt: number | null }) | undefined),
});
