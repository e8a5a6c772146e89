import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';

interface Props {
  /** How many more occurrences there are. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the other occurrences of an event that repeats, which a list leaves out. */
export function MoreDates({ count, isOpen, onToggle }: Props) {
  const { t } = useTranslation('calendar');
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="-ml-3 justify-self-start"
    >
      {isOpen ? t('repeat.fewerDates') : t('repeat.moreDates', { count })}
    </Button>
  );
}
