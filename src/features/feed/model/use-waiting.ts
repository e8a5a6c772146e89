import { useTranslation } from 'react-i18next';
import { useEntries, useFull, useOffline } from '@/features/offline';

/** Whether this was sent off and waits for the server. */
export function useIsWaiting(id: string): boolean {
  const isSilent = useOffline();
  const isFull = useFull();
  return useEntries().some((entry) => entry.id === id) && (isSilent || isFull);
}

/** What is said of a post on its way: what it waits for, where that is known. */
export function useOnItsWay(id: string): string {
  const { t } = useTranslation('feed');
  const held = useEntries().find((entry) => entry.id === id)?.held;
  const isFull = useFull() || held === 'service-full';
  const isSilent = useOffline();
  if (isFull) return t('post.waitsForQuota');
  if (isSilent) return t('post.waiting');
  return t(held === 'files-away' ? 'post.waitsForFiles' : 'post.sending');
}
