import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useToast } from './use-toast';

/** Says quietly that something failed and why, with a way to try again. */
export function useFailureToast(): (what: string, error: unknown, retry: () => void) => void {
  const { t } = useTranslation(['common', 'errors']);
  const { show } = useToast();
  return useCallback(
    (what, error, retry) => {
      show(`${what} ${t(`errors:${errorCode(error)}`)}`, {
        tone: 'danger',
        action: { label: t('retry'), onAction: retry },
      });
    },
    [show, t],
  );
}
