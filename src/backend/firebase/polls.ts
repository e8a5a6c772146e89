import { type DocumentReference, onSnapshot, serverTimestamp } from 'firebase/firestore';
import type { PollVote } from '@/domain/entities/poll';
import type { Observer, Unsubscribe } from '../live';
import type { PollsPort } from '../ports/polls';
import { pollVoteRef } from './collections/poll-votes';
import { entity, readDocument, watchDocument } from './reading/documents';
import { toBackendError, withBackendErrors } from './sdk/errors';
import { commitCounted } from './writing/count';

/**
 * What this device remembers of a vote, live. The server is never asked: a feed of ten polls would else read ten more
 * documents. So it says nothing of whether the server can be reached either.
 */
function watchOnDevice(ref: DocumentReference<PollVote>, observer: Observer<PollVote | null>): Unsubscribe {
  const failed = (error: unknown) => observer.error(toBackendError(error));
  return onSnapshot(
    ref,
    { source: 'cache' },
    (snapshot) => {
      let vote: PollVote | null;
      try {
        vote = entity(snapshot);
      } catch (error) {
        return failed(error);
      }
      observer.next(vote);
    },
    failed,
  );
}

export const pollsPort: PollsPort = {
  watchMine: (uid, postId, source, observer) => {
    const ref = pollVoteRef(postId, uid);
    if (source === 'device') return watchOnDevice(ref, observer);
    // Most have not voted: none on this device is told as such while the server is silent.
    return watchDocument(ref, observer, { whenUnreachable: 'believe' });
  },

  vote: ({ postId, schoolId, uid }, choices) =>
    withBackendErrors(async () => {
      const ref = pollVoteRef(postId, uid);
      await commitCounted(uid, 'pollVotes', postId, (transaction) => {
        transaction.set(ref, { userId: uid, schoolId, choices: [...choices], votedAt: serverTimestamp() });
      });
      // What is written at once is not remembered by this device: it reads it, so that a feed needs not.
      readDocument(ref).catch(() => undefined);
    }),
};
