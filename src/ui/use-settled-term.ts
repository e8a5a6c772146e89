import { useEffect, useState } from 'react';

/** A term is looked for once it was left alone for so long, in milliseconds: each costs reads. */
const SETTLE_MS = 250;

/**
 * The last term that was left alone for a moment; empty until there was one.
 * @param isSearchable whether a term is enough to look for
 */
export function useSettledTerm(typed: string, isSearchable: (typed: string) => boolean): string {
  const [term, setTerm] = useState('');
  const wanted = typed.trim();
  const isEnough = isSearchable(wanted);
  useEffect(() => {
    if (!isEnough) return;
    const timer = setTimeout(() => setTerm(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isEnough]);
  return term;
}
