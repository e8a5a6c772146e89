import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';
import type { ReviewSession } from '../review-session';
import { useDecision } from './use-decision';

/** Clears the request of an account that no longer exists. */
export function useClear(request: PendingRequest, review: ReviewSession) {
  const { t } = useTranslation('join-requests');
  const { joining } = useBackend();
  const { uid } = useMe();
  return useDecision(request, review, {
    decision: 'clear',
    act: () => joining.clear(request, uid),
    onDone: (_, name) => review.notify(t('cleared', { name })),
    failed: 'clearFailed',
  });
}
