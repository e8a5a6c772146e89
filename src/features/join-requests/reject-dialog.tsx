import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { MAX_NOTE } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { ReasonDialog } from '@/ui/reason-dialog';
import { rejectFormKey, useReject } from './api/use-reject';
import type { ReviewSession } from './review-session';

interface Props {
  request: PendingRequest;
  review: ReviewSession;
  onClose: () => void;
}

/** Asks once more, and for a reason the parent will read. */
export function RejectDialog({ request, review, onClose }: Props) {
  const { t } = useTranslation('join-requests');
  const [reason, setReason] = useDraftValue(rejectFormKey(request), '');
  const reject = useReject(request, review);
  // The document may be replaced while the reason is written: turned down is what was looked at.
  const [seen] = useState(() => review.seenOf(request));
  const name = fullName(request) || t('unnamed');
  return (
    <ReasonDialog
      title={t('rejecting.title', { name })}
      text={t(request.proofPath ? 'rejecting.withDocument' : 'rejecting.withoutDocument')}
      reason={{
        label: t('rejecting.reason'),
        hint: t('rejecting.reasonHint'),
        maxLength: MAX_NOTE,
        value: reason,
        onChange: setReason,
      }}
      submit={t('rejecting.submit')}
      onSubmit={() => {
        reject.mutate({ seen, reason });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
