import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';
import type { Desk } from '../desk';
import { useDecision } from './use-decision';

/** Rejects one request with a reason or without. */
export function useReject(request: PendingRequest, desk: Desk) {
  const { t } = useTranslation('moderation');
  const { joining } = useBackend();
  const { uid } = useMe();
  return useDecision(request, desk, {
    decision: 'reject',
    act: (reason: string) => joining.reject(request, uid, reason.trim() || null),
    onDone: (_, name) => desk.say(t('rejected', { name })),
    failed: 'rejectFailed',
  });
}
