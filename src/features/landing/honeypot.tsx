import { useTranslation } from 'react-i18next';

/** A field that people neither see nor reach and machines fill in (product §7.2). */
export function Honeypot() {
  const { t } = useTranslation('landing');
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('form.honeypot')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
