import type { VoteSource } from '@/backend/ports/polls';

/** Keys of what is read of polls, in the query cache. */
export const pollKeys = {
  mine: (uid: string, postId: string, source: VoteSource) => ['poll-vote', uid, postId, source],
};
