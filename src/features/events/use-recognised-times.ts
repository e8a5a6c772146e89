import { useEffect, useState } from 'react';
import type { SuggestedTimes } from '@/domain/event-start';

const NONE: SuggestedTimes = { start: null, end: null };

/** Without the date parser (offline) a text just names no times. */
async function timesIn(text: string, since: number | null): Promise<SuggestedTimes> {
  try {
    const { suggestTimes } = await import('@/domain/event-start');
    const now = new Date();
    return suggestTimes(text, now, since === null ? now : new Date(since));
  } catch {
    return NONE;
  }
}

/**
 * The times that a text names, once the parser, which weighs more than a screen, is there; it is fetched when the page
 * is at rest, or when somebody asks.
 * @param writtenAt what "tomorrow" counts from; null where it is being written now
 */
export function useRecognisedTimes(text: string, writtenAt: Date | null, wanted: boolean) {
  const [times, setTimes] = useState<SuggestedTimes | null>(null);
  const since = writtenAt?.getTime() ?? null;
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const look = async () => {
      const found = await timesIn(text, since);
      if (!isGone) setTimes(found);
    };
    const cancel = whenIdle(() => void look());
    return () => {
      isGone = true;
      cancel();
    };
  }, [text, since, wanted]);
  return {
    times,
    recognise: async () => times ?? (await timesIn(text, since)),
  };
}

// Safari has no idle callback; by then the page has drawn what it had.
const LATER_MS = 1_000;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: LATER_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
