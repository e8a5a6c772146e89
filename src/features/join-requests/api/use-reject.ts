import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useDraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import type { ReviewSession } from '../review-session';
import { joinRequestKeys } from './join-request-keys';
import { useDecision } from './use-decision';

/** The form key of the reason while a reviewer writes it. */
export const rejectFormKey = ({ id }: PendingRequest): string => `reject.${id}`;

interface Rejection {
  /** The request that the reviewer has looked at. */
  seen: PendingRequest;
  reason: string;
}

/** Rejects one request with a reason or without. */
export function useReject(request: PendingRequest, review: ReviewSession) {
  const { t } = useTranslation('join-requests');
  const { joining } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const draft = useDraftStore<string>(rejectFormKey(request));
  return useDecision(request, review, {
    decision: 'reject',
    act: async ({ seen, reason }: Rejection) => {
      const done = await joining.reject(seen, uid, reason.trim() || null);
      draft.set(null);
      return done;
    },
    onDone: (_, name) => {
      review.notify(t('rejected', { name }));
      void client.invalidateQueries({ queryKey: joinRequestKeys.allCooldowns });
    },
    failed: 'rejectFailed',
  });
}
