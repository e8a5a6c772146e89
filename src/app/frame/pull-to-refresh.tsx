import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingText } from '@/ui/spinner';

/** So far the page is pulled before it is read afresh, in pixels; a finger goes twice as far. */
export const ENOUGH = 64;

interface Props {
  onRefresh: () => Promise<void>;
}

/** Reads the page afresh when it is pulled down from its top: the installed app has no button of the browser for it. */
export function PullToRefresh({ onRefresh }: Props) {
  const { t } = useTranslation('frame');
  const [pulled, setPulled] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const refresh = useEffectEvent(async () => {
    setBusy(true);
    try {
      await onRefresh();
    } finally {
      setBusy(false);
    }
  });

  useEffect(() => {
    let from: number | null = null;
    let distance = 0;
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger, other] = touches;
      // What is open over the page scrolls by itself.
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="menu"], dialog');
      from = finger && !other && !isOver && window.scrollY <= 0 ? finger.clientY : null;
      distance = 0;
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (from === null || !finger) return;
      if (window.scrollY > 0) from = null;
      distance = from === null ? 0 : Math.max(0, (finger.clientY - from) / 2);
      setPulled(Math.min(distance, ENOUGH));
    };
    const end = () => {
      if (from !== null && distance >= ENOUGH) void refresh();
      from = null;
      setPulled(0);
    };
    const options = { passive: true };
    document.addEventListener('touchstart', begin, options);
    document.addEventListener('touchmove', move, options);
    document.addEventListener('touchend', end, options);
    document.addEventListener('touchcancel', end, options);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', end);
    };
  }, []);

  if (!isBusy && pulled === 0) return null;
  return (
    <div
      style={{ opacity: isBusy ? 1 : pulled / ENOUGH, translate: `0 ${isBusy ? ENOUGH : pulled}px` }}
      className="pointer-events-none fixed inset-x-0 top-0 z-20 flex justify-center"
    >
      <span className="rounded-full bg-surface px-4 py-2 shadow-floating">
        <LoadingText>{t(isBusy ? 'refreshing' : pulled < ENOUGH ? 'pull' : 'letGo')}</LoadingText>
      </span>
    </div>
  );
}
