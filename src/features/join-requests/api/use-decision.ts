import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useFailureToast } from '@/ui/use-failure-toast';
import type { ReviewSession } from '../review-session';
import { useHandledNote } from '../use-handled-note';
import { decisionOptions } from './decision-options';
import type { Decision } from './join-request-keys';

interface Deciding<Input, Done> {
  decision: Decision;
  act: (input: Input) => Promise<Done>;
  /** Says that it is done; `name` is the parent's, or stands for one without. */
  onDone: (done: Done & { handled: true }, name: string) => void;
  /** The text that names what failed. */
  failed: 'approveFailed' | 'rejectFailed' | 'clearFailed';
}

/**
 * Decides about one request and says how it went (product §8). Its callbacks belong to the mutation, not to the row:
 * that is gone from the live list before the mail is out.
 */
export function useDecision<Input, Done extends { handled: boolean }>(
  request: PendingRequest,
  review: ReviewSession,
  { decision, act, onDone, failed }: Deciding<Input, Done>,
): UseMutationResult<Done, Error, Input> {
  const { t } = useTranslation('join-requests');
  const showFailure = useFailureToast();
  const handledNote = useHandledNote();
  const name = fullName(request) || t('thisParent');

  const decide = useMutation<Done, Error, Input>({
    ...decisionOptions(request, review, decision, act),
    onSuccess: (done) => {
      if (done.handled) onDone(done as Done & { handled: true }, name);
      else handledNote(request);
    },
    onError: (error, input) => {
      const code = errorCode(error);
      // Its row says so.
      if (code === 'account-gone' && decision !== 'clear') return;
      // What nobody has looked at is not decided on by a second press.
      const isUnseen = code === 'document-replaced' || code === 'name-changed';
      const retry = isUnseen ? undefined : () => decide.mutate(input);
      showFailure(t(failed, { name }), error, retry);
    },
  });
  return decide;
}
