import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

/**
 * Says how fresh numbers are: a school's are counted as it happens, those of all together are summed at night and at an
 * admin's wish. Days of all that were counted before these were summed say only when they are.
 */
export function useFreshness() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (schoolId: string | null, days: readonly { summedAt?: Date | undefined }[]): string => {
    if (schoolId) return t('stats.live');
    const summed = days.flatMap(({ summedAt }) => summedAt?.getTime() ?? []);
    if (summed.length === 0) return t('stats.nightly');
    return t('stats.asOf', { when: format.dateTime(new Date(Math.max(...summed))) });
  };
}
