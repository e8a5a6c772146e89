import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ChosenNames } from './chosen-names';

interface Props {
  requests: readonly PendingRequest[];
  onApprove: () => void;
  onClose: () => void;
}

/** Asks once for all. It is the second press, too, that addresses nobody has confirmed ask for. */
export function ApproveChosenDialog({ requests, onApprove, onClose }: Props) {
  const { t } = useTranslation(['join-requests', 'common']);
  const unconfirmed = requests.filter(({ emailConfirmed }) => !emailConfirmed);
  const isPlain = unconfirmed.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('chosen.approveTitle', { count: requests.length })}
      description={t('chosen.approveText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant={isPlain ? 'primary' : 'danger'} onClick={onApprove}>
            {isPlain ? t('chosen.approveSubmit', { count: requests.length }) : t('unconfirmed.approve')}
          </Button>
        </>
      }
    >
      <section
        aria-label={t('chosen.who')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and must be reachable by keyboard.
        tabIndex={0}
        className="grid grid-cols-1 gap-4"
      >
        <ChosenNames requests={requests} />
        {!isPlain && (
          <Banner tone="warning" title={t('chosen.unconfirmed', { count: unconfirmed.length })}>
            <ul className="grid list-disc gap-1 pl-5">
              {unconfirmed.map(({ id, email }) => (
                <li key={id} className="[overflow-wrap:anywhere]">
                  {email}
                </li>
              ))}
            </ul>
            <p className="mt-2">{t('chosen.unconfirmedText')}</p>
          </Banner>
        )}
      </section>
    </Dialog>
  );
}
