import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { Badge } from '@/ui/badge';

/** Says of an event that it does not take place. */
export function CalledOff({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('events');
  return event.isCancelled && <Badge tone="danger">{t('calledOff')}</Badge>;
}
