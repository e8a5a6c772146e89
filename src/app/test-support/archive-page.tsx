import { useTranslation } from 'react-i18next';

/** A page that the app does not have. */
export function ArchivePage() {
  const { t } = useTranslation('assistant');
  return <h1>The archive beside: {t('title')}</h1>;
}
