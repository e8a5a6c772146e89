import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { MAX_NOTE } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextArea } from '@/ui/text-area';
import { useReject } from './api/use-reject';
import type { Desk } from './desk';

interface Props {
  request: PendingRequest;
  desk: Desk;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks once more, and for a reason the parent will read. */
export function RejectDialog({ request, desk, reason, onReason, onClose }: Props) {
  const { t } = useTranslation(['moderation', 'common']);
  const reject = useReject(request, desk);
  const name = fullName(request) || t('unnamed');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('rejecting.title', { name })}
      description={t(request.proofPath ? 'rejecting.withDocument' : 'rejecting.withoutDocument')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              reject.mutate(reason);
              onClose();
            }}
          >
            {t('rejecting.submit')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('rejecting.reason')}
        hint={t('rejecting.reasonHint')}
        optional
        maxLength={MAX_NOTE}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </Dialog>
  );
}
