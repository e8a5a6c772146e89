import { useTranslation } from 'react-i18next';
import { errorCode, retryTime } from '@/backend/errors';
import { useFormat } from '@/i18n/format';
import { useErrorMessage } from '@/ui/use-error-message';

/** Says why a report was not taken; nothing where there is no error. */
export function useReportProblem(): (error: unknown) => string | null {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  return (error) => {
    if (!error) return null;
    const code = errorCode(error);
    const retryAt = retryTime(error);
    if (code === 'already-exists') return t('dialog.reported');
    if (code === 'not-found') return t('dialog.gone');
    if (code === 'resource-exhausted' && retryAt)
      return t('dialog.tooMany', { when: format.dateTime(retryAt) });
    return `${t('dialog.failed')} ${errorMessage(error)}`;
  };
}
