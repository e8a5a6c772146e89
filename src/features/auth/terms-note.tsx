import { useTranslation } from 'react-i18next';
import { LinkedText } from '@/ui/linked-text';

/**
 * What an account means, above the buttons that make one. A password that is typed is in no draft: what the links lead to
 * opens beside it.
 */
export function TermsNote() {
  const { t } = useTranslation('auth');
  return (
    <p className="text-muted text-sm">
      <LinkedText text={t('terms')} inNewTab />
    </p>
  );
}

/** The same pages for who has an account. */
export function LegalLinks() {
  const { t } = useTranslation('auth');
  return (
    <p className="text-sm">
      <LinkedText text={t('legal')} inNewTab />
    </p>
  );
}
