import { useEffect } from 'react';
import type { Notification } from '@/domain/entities/community';
import { useMarkVisited } from './use-mark-visited';

const titleWithout = () => document.title.replace(/^\(\d+\) /, '');

/** Puts a number before the name of the tab, on whatever screen, until it is told to end. */
function countInTitle(count: number): () => void {
  const show = () => {
    const title = `(${count}) ${titleWithout()}`;
    if (document.title !== title) document.title = title;
  };
  show();
  // Every screen names the tab anew.
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = titleWithout();
  };
}

/**
 * Shows how much is unread where the app is not looked at: in the name of the tab, and on the icon of the installed app. What is
 * looked at is read.
 */
export function UnreadMark({ unread }: { unread: readonly Notification[] }) {
  useMarkVisited(unread);
  const count = unread.length;
  useEffect(() => (count > 0 ? countInTitle(count) : undefined), [count]);
  useEffect(() => {
    // Not every browser has it, and none needs to have been asked for it.
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
  return null;
}
