import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';

/** Why something failed, in words. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => t(errorCode(error));
}
