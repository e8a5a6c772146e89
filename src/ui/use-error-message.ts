import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorCode, errorCode, retryTime } from '@/backend/errors';
import { useFormat } from '@/i18n/format';

/** Failures whose cause nobody knows. */
const UNEXPLAINED: readonly ErrorCode[] = ['unknown', 'internal'];

/** Says why something failed; `otherwise` where the cause is not known. */
export function useErrorMessage(): (error: unknown, otherwise?: string) => string {
  const { t } = useTranslation('errors');
  const format = useFormat();
  return useCallback(
    (error, otherwise) => {
      const code = errorCode(error);
      return otherwise !== undefined && UNEXPLAINED.includes(code)
        ? otherwise
        : t(code, { when: format.dateTime(retryTime(error)) });
    },
    [t, format],
  );
}
