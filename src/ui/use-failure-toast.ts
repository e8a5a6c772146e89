import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { retryTime } from '@/backend/errors';
import { useErrorMessage } from './use-error-message';
import { useToast } from './use-toast';

/** Shows a toast that says what failed and why, with Retry unless a second try is of no use now. */
export function useFailureToast(): (what: string, error: unknown, retry?: () => void) => void {
  const { t } = useTranslation();
  const { show } = useToast();
  const errorMessage = useErrorMessage();
  return useCallback(
    (what, error, retry) => {
      show(`${what} ${errorMessage(error)}`, {
        tone: 'danger',
        ...(retry && retryTime(error) === null && { action: { label: t('retry'), onAction: retry } }),
      });
    },
    [show, t, errorMessage],
  );
}
