import { useState } from 'react';

/** Chosen rows by their keys, so that what comes onto the list later is not chosen unseen. */
export function useRowsChoice<T>(items: readonly T[], keyOf: (item: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const choose = (changed: readonly string[], isChosen: boolean) =>
    setKeys((now) => {
      const next = new Set(now);
      for (const key of changed) {
        if (isChosen) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  return {
    /** Those of them that are on the page: what a filter hides is not acted upon. */
    chosen: items.filter((item) => keys.has(keyOf(item))),
    isChosen: (key: string) => keys.has(key),
    choose,
  };
}
