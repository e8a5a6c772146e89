import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncPoll } from './sync-poll';

/** A vote came, changed or went: its post counts it. Nothing here writes votes but what deletes one of before: no loop. */
export const onPollVoteWritten = onDocumentWritten(
  { ...TRIGGER, document: 'posts/{postId}/pollVotes/{uid}' },
  async ({ params: { postId, uid } }) => {
    await runSteps([{ name: 'sync', run: () => syncPoll(postId, [uid]) }], { postId, uid });
  },
);
