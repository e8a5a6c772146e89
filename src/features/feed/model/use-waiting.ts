import { useTranslation } from 'react-i18next';
import { useEntries, useOffline } from '@/features/offline';

/** Whether this was sent off and waits for the network. */
export function useIsWaiting(id: string): boolean {
  const offline = useOffline();
  return useEntries().some((entry) => entry.id === id) && offline;
}

/** What is said of a post on its way. */
export function useOnItsWay(): string {
  const { t } = useTranslation('feed');
  return t(useOffline() ? 'post.waiting' : 'post.sending');
}
