import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Step } from '../platform/steps';
import { pollTallyIn, pollTallyRef, pollVotesOf } from './documents';
import { syncPoll } from './sync-poll';

/** So many votes are counted in one transaction. */
const AT_ONCE = 50;

/** Counts all votes in a poll anew: it was away for a while, when nothing of it was counted. Once more does no harm. */
async function reviewPoll(postId: string): Promise<void> {
  const [votes, kept] = await Promise.all([pollVotesOf(postId).select().get(), pollTallyRef(postId).get()]);
  const uids = [...new Set([...votes.docs.map(({ id }) => id), ...Object.keys(pollTallyIn(kept).votes)])];
  // Also of none: whoever had voted may have left meanwhile, and the post still tell of them.
  for (let start = 0; start === 0 || start < uids.length; start += AT_ONCE)
    await syncPoll(postId, uids.slice(start, start + AT_ONCE));
}

/** What a post that is there, new or again, asks for. Few have a poll. */
export const pollSteps = (post: QueryDocumentSnapshot): Step[] =>
  post.get('poll') ? [{ name: 'poll', run: () => reviewPoll(post.id) }] : [];
