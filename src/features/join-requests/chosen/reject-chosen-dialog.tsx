import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { MAX_NOTE } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { ReasonDialog } from '@/ui/reason-dialog';
import { REJECT_CHOSEN_FORM_KEY } from '../api/use-decide-chosen';
import { ChosenNames } from './chosen-names';

interface Props {
  requests: readonly PendingRequest[];
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks once for all, and for a reason that each parent will read. */
export function RejectChosenDialog({ requests, onReject, onClose }: Props) {
  const { t } = useTranslation('join-requests');
  const [reason, setReason] = useDraftValue(REJECT_CHOSEN_FORM_KEY, '');
  return (
    <ReasonDialog
      title={t('chosen.rejectTitle', { count: requests.length })}
      text={t('chosen.rejectText')}
      reason={{
        label: t('rejecting.reason'),
        hint: t('chosen.reasonHint'),
        maxLength: MAX_NOTE,
        value: reason,
        onChange: setReason,
      }}
      submit={t('chosen.rejectSubmit', { count: requests.length })}
      onSubmit={() => onReject(reason)}
      onClose={onClose}
    >
      <ChosenNames requests={requests} />
    </ReasonDialog>
  );
}
