import { useTranslation } from 'react-i18next';
import { MAX_NOTE } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextArea } from '@/ui/text-area';

interface Props {
  name: string;
  hasDocument: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onReject: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Asks once more, and for a reason the parent will read. */
export function RejectDialog({ name, hasDocument, reason, onReason, onReject, onOpenChange }: Props) {
  const { t } = useTranslation(['moderation', 'common']);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('rejecting.title', { name })}
      description={hasDocument ? t('rejecting.withDocument') : t('rejecting.withoutDocument')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant="danger" onClick={onReject}>
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
