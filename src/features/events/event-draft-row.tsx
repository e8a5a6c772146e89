import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/use-confirm';

interface Props {
  /** What was begun. */
  text: string;
  busy?: boolean;
  onContinue: () => void;
  /** Called once the person is sure. */
  onDiscard: () => void;
}

/** Says that something was typed here and not sent off, and leads back to it. */
export function EventDraftRow({ text, busy, onContinue, onDiscard }: Props) {
  const { t } = useTranslation(['calendar', 'common']);
  const confirm = useConfirm();
  const discard = async () => {
    const question = { title: t('common:discardTyped'), confirmLabel: t('common:discard') };
    if (await confirm({ ...question, tone: 'danger' })) onDiscard();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="own-direction min-w-0 text-muted text-sm [overflow-wrap:anywhere]">{text}</p>
      <Button size="sm" variant="secondary" busy={busy} onClick={onContinue}>
        {t('continue')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void discard()}>
        {t('common:discard')}
      </Button>
    </div>
  );
}
