import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { useSubmission } from './use-submission';

/**
 * What to say of a form that could not be sent; null when nothing failed. A limit is told with the time it ends.
 * @param otherwise for anything but a limit, in place of the usual words
 */
export function useFailure(
  state: ReturnType<typeof useSubmission<unknown>>['state'],
  otherwise?: string,
): string | null {
  const { t } = useTranslation(['landing', 'errors']);
  const format = useFormat();
  if (state.status !== 'failed') return null;
  if (state.code !== 'resource-exhausted') return otherwise ?? t(`errors:${state.code}`);
  return state.retryAt
    ? t('form.limitUntil', { when: format.dateTime(state.retryAt) })
    : t('errors:resource-exhausted');
}
