import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { usePendingAction } from '@/ui/use-undoable';

interface Props {
  /** Of the act that may be waiting. */
  actKey: string;
  /** What it would do, for the name of the button. */
  label: string;
}

/** Says beside what an act is about that it is not done yet, with the way to undo it. */
export function PendingActionNote({ actKey, label }: Props) {
  const { t } = useTranslation();
  const { waits, undo } = usePendingAction(actKey);
  if (!waits) return null;
  return (
    // A reload would forget it.
    <span data-draft="lost" className="flex flex-wrap items-center gap-x-2 text-sm text-warning">
      {t('undo.waits')}
      <Button variant="quiet" size="sm" aria-label={`${t('undo.button')}: ${label}`} onClick={undo}>
        {t('undo.button')}
      </Button>
    </span>
  );
}
