import { useTranslation } from 'react-i18next';
import { Badge } from './badge';

/** Beside what the product says itself: no name that somebody types can have it. */
export function OfficialBadge() {
  const { t } = useTranslation();
  return <Badge tone="accent">{t('official')}</Badge>;
}
