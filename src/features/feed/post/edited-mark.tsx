import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';

/** Says that a text was changed; when, in the title and for screen readers. */
export function EditedMark({ at, className }: { at: Date | null; className?: string }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  if (!at) return null;
  const when = format.dateTime(at);
  return (
    <span title={when} className={cx('text-muted', className)}>
      <span aria-hidden>· </span>
      {t('edited')}
      <span className="sr-only"> {when}</span>
    </span>
  );
}
