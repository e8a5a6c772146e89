import { useTranslation } from 'react-i18next';

/** Says what a number was in as many days before, and how it differs: in words, as colours alone say nothing. */
export function useComparison(days: number) {
  const { t } = useTranslation('tables');
  return (what: 'before' | 'levelBefore', now: number, before: number | null): string => {
    if (before === null) return t('stats.noBefore');
    const change = now === before ? 'same' : now > before ? 'more' : 'fewer';
    const difference =
      change === 'same' ? t('stats.same') : t(`stats.${change}`, { count: Math.abs(now - before) });
    return `${t(`stats.${what}`, { count: before, days })} ${difference}`;
  };
}
