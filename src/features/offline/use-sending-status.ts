import { useTranslation } from 'react-i18next';
import { useIsQuotaExceeded, useOffline } from './offline-context';
import type { Entry } from './outbox/entry';

/** What is said of something on its way: what it waits for, where that is known. */
export function useSendingStatus({ held }: Pick<Entry, 'held'>): string {
  const { t } = useTranslation('offline');
  const isFull = useIsQuotaExceeded() || held === 'service-full';
  const isSilent = useOffline();
  if (isFull) return t('onItsWay.quota');
  if (isSilent || held === 'unavailable') return t('onItsWay.connection');
  if (held === 'files-away') return t('onItsWay.files');
  return t(held === null ? 'onItsWay.sending' : 'onItsWay.server');
}
