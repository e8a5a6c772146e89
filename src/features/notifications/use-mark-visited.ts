import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '@/domain/entities/community';
import { useMarkRead } from './api/use-mark-read';

/** Where the app begins: to be there shows nothing that a notification is about. */
const START = '/dashboard';

/** Which comment it is of, the page of its post shows among the others. */
const NOT_ASKED = ['comment'];

/** Whether an address is what a notification leads to. */
export function leadsTo(link: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const wanted = new URL(link, location.origin);
  if (wanted.pathname !== pathname || pathname === START) return false;
  const here = new URLSearchParams(search);
  return [...wanted.searchParams].every(([key, value]) => NOT_ASKED.includes(key) || here.get(key) === value);
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Marks as read what leads to the page that is looked at: who has come there by a device's notification, by a mail or by
 * themselves has seen it, and no device goes on counting it.
 */
export function useMarkVisited(unread: readonly Notification[]): void {
  const here = useLocation();
  const isSeen = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const { mutate } = useMarkRead();
  const first = useMemo(
    () => (isSeen ? unread.find(({ link }) => leadsTo(link, here)) : undefined),
    [isSeen, unread, here],
  );
  // One takes all that lead to the same along.
  useEffect(() => {
    if (first) mutate(first);
  }, [first, mutate]);
}
