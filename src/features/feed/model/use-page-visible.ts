import { useEffect, useState } from 'react';

// A glance at another tab must not cost the reads of a new start.
const GRACE_MS = 10_000;

/** Whether this tab is visible; it counts as hidden only after a moment. */
export function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(leaving);
      if (document.hidden) leaving = setTimeout(() => setVisible(false), GRACE_MS);
      else setVisible(true);
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return visible;
}
