import { useRef, useState } from 'react';

/** What could not be done to one of several, and why. */
export interface Failure<T> {
  item: T;
  error: unknown;
}

/** One act upon several, confirmed together. */
export interface Batch<T> {
  count: number;
  /** Over so far, whatever became of them. */
  over: number;
  done: readonly T[];
  failures: readonly Failure<T>[];
  isRunning: boolean;
}

/**
 * Does the act of a single row to several, one after another: each keeps its entry in the audit log, and what fails
 * fails alone. A second start is ignored while one runs.
 */
export function useBatch<T>(act: (item: T) => Promise<unknown>) {
  const [batch, setBatch] = useState<Batch<T> | null>(null);
  const running = useRef(false);
  const start = async (items: readonly T[]): Promise<Batch<T> | null> => {
    if (running.current || items.length === 0) return null;
    running.current = true;
    let now: Batch<T> = { count: items.length, over: 0, done: [], failures: [], isRunning: true };
    setBatch(now);
    for (const item of items) {
      try {
        await act(item);
        now = { ...now, over: now.over + 1, done: [...now.done, item] };
      } catch (error) {
        now = { ...now, over: now.over + 1, failures: [...now.failures, { item, error }] };
      }
      setBatch(now);
    }
    now = { ...now, isRunning: false };
    running.current = false;
    setBatch(now);
    return now;
  };
  return { batch, start, forget: () => setBatch(null) };
}
