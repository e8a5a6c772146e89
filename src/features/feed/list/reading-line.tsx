import { useTranslation } from 'react-i18next';

/** Stands between what is new since the last visit and what was there before. */
export function ReadingLine() {
  const { t } = useTranslation('feed');
  return (
    <p className="flex items-center gap-3 font-semibold text-accent text-sm before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
      {t('feed.readTo')}
    </p>
  );
}
