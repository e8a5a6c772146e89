import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat } from './create-format';
import { formatLocale } from './language';

export type { DateInput } from './create-format';

export type Format = ReturnType<typeof createFormat>;

/** Formatters of the language on screen. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  return useMemo(() => createFormat(formatLocale(i18n.language), t('unknownDate')), [i18n.language, t]);
}
