import { errorCode } from '@/backend/errors';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { ReviewSession } from '../review-session';
import { type Decision, joinRequestKeys } from './join-request-keys';

/**
 * The one mutation by which a decision is sent, be it a single one or one of several. The review session knows of it
 * from its beginning, as the live list may say that the request is gone before the answer comes.
 */
export const decisionOptions = <Input, Done>(
  { id }: Pick<PendingRequest, 'id'>,
  review: ReviewSession,
  decision: Decision,
  act: (input: Input) => Promise<Done>,
) => ({
  mutationKey: joinRequestKeys.decide(id, decision),
  mutationFn: async (input: Input): Promise<Done> => {
    review.markDecided(id, true);
    try {
      return await act(input);
    } catch (error) {
      review.markDecided(id, false);
      // No second try will help: the row says so and offers what does.
      if (errorCode(error) === 'account-gone' && decision !== 'clear') review.markAccountGone(id);
      throw error;
    }
  },
});
