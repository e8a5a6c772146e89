import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { useConfirm } from './use-confirm';

interface Props {
  /** What was begun. */
  text: string;
  continueLabel: string;
  busy?: boolean;
  onContinue: () => void;
  /** Called once the person is sure. */
  onDiscard: () => void;
}

/** Says that something was typed here and not sent off, and leads back to it. */
export function DraftRow({ text, continueLabel, busy, onContinue, onDiscard }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const discard = async () => {
    const question = { title: t('discardTyped'), confirmLabel: t('discard') };
    if (await confirm({ ...question, tone: 'danger' })) onDiscard();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="own-direction min-w-0 text-muted text-sm [overflow-wrap:anywhere]">{text}</p>
      <Button size="sm" variant="secondary" busy={busy} onClick={onContinue}>
        {continueLabel}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void discard()}>
        {t('discard')}
      </Button>
    </div>
  );
}
