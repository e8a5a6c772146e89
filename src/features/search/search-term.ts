import { useEffect, useState } from 'react';
import { searchWords } from '@/domain/search-tokens';

/** A term is searched for once it was left alone for so long, in milliseconds: each costs reads. */
const SETTLE_MS = 250;
/** Fewer letters begin too many words. */
const MIN_LETTERS = 2;

/** Whether what is typed is enough to look for; signs alone are not. */
export const isSearchable = (typed: string): boolean => searchWords(typed).join('').length >= MIN_LETTERS;

/** The last term that was left alone for a moment; empty until there was one. */
export function useSettledTerm(typed: string): string {
  const [term, setTerm] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    if (!isSearchable(wanted)) return;
    const timer = setTimeout(() => setTerm(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return term;
}
