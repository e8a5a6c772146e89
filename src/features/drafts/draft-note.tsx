import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';

interface Props {
  /** Clears the draft, and its form with it. */
  onStartAnew: () => void;
}

/** Says that a form holds what was typed into it before, and lets go of that. */
export function DraftNote({ onStartAnew }: Props) {
  const { t } = useTranslation('offline');
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <p>{t('begun.text')}</p>
      <Button variant="quiet" size="sm" onClick={onStartAnew}>
        {t('begun.anew')}
      </Button>
    </div>
  );
}
