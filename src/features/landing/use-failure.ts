import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '@/backend/errors';
import { bringErrorMessages } from '@/i18n/error-messages';
import { useFormat } from '@/i18n/format';
import type { useSubmission } from './use-submission';

/** Failures of which there is nothing better to say than the form's own words. */
const UNEXPLAINED: readonly ErrorCode[] = ['unknown', 'internal', 'service-away'];

/**
 * What to say of a form that could not be sent; null when nothing failed. A limit is told with the time it ends.
 * @param otherwise where the cause is not known, in place of the usual words
 */
export function useFailure(
  state: ReturnType<typeof useSubmission<unknown>>['state'],
  otherwise?: string,
): string | null {
  bringErrorMessages();
  const { t } = useTranslation(['landing', 'errors']);
  const format = useFormat();
  if (state.status !== 'failed') return null;
  const { code, retryAt } = state;
  if (code === 'resource-exhausted' && retryAt)
    return t('form.limitUntil', { when: format.dateTime(retryAt) });
  return otherwise !== undefined && UNEXPLAINED.includes(code) ? otherwise : t(`errors:${code}`);
}
