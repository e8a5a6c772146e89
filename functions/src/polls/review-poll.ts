import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachAnswer } from '../platform/each-answer';
import type { Step } from '../platform/steps';
import { pollTallyIn, pollTallyRef, pollVotesOf } from './documents';
import { syncPoll } from './sync-poll';

/** Counts all votes in a poll anew: nothing of it was counted while it was away. */
async function reviewPoll(postId: string): Promise<void> {
  const kept = await pollTallyRef(postId).get();
  const { votes } = pollTallyIn(kept);
  // Where only those are counted who are gone since its end, there is no vote to look at.
  if (kept.exists) await syncPoll(postId, []);
  await eachAnswer(pollVotesOf(postId), Object.keys(votes), (uids) => syncPoll(postId, uids));
}

/** What a post that is there, new or again, asks for. Few have a poll. */
export const pollSteps = (post: QueryDocumentSnapshot): Step[] =>
  post.get('poll') ? [{ name: 'poll', run: () => reviewPoll(post.id) }] : [];
