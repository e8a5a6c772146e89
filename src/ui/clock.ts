/** A shared tick, so that a hundred relative times cost one timer. */
export interface Clock {
  subscribe: (listener: () => void) => () => void;
  /** Time of the last tick: equal between ticks, as useSyncExternalStore wants it. */
  now: () => number;
}

/** A clock that ticks every `everyMs` while somebody listens and the page is visible. */
export function createClock(everyMs: number): Clock {
  const listeners = new Set<() => void>();
  let last = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    last = Date.now();
    for (const listener of listeners) listener();
  };
  const start = () => {
    if (timer === undefined && listeners.size > 0 && !document.hidden) timer = setInterval(tick, everyMs);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const onVisibility = () => {
    stop();
    // Hours may have passed in the background.
    if (!document.hidden) tick();
    start();
  };

  return {
    now: () => last,
    subscribe: (listener) => {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.add(listener);
      // After a silence the last tick is old.
      if (timer === undefined) last = Date.now();
      start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}

export const everySecond = createClock(1000);
export const everyMinute = createClock(60_000);
