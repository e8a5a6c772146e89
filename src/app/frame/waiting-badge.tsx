import { useTranslation } from 'react-i18next';
import { CountBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** More than fit on a badge. */
export const COUNTED = 100;

/** How many requests wait, beside the entry that leads to them; nothing when there are none. */
export function WaitingBadge({ waiting }: { waiting: number }) {
  const { t } = useTranslation('frame');
  if (waiting === 0) return null;
  return (
    <span className="ml-auto pl-3">
      <CountBadge count={waiting} most={COUNTED} />
      <VisuallyHidden> {t('waiting', { count: waiting })}</VisuallyHidden>
    </span>
  );
}
