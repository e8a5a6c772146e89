import { searchWords } from './search-tokens';

/** The words of a text, as they stand in it, that begin with a typed word: what is marked. */
export function wordsToMark(text: string, term: string): string[] {
  const typed = searchWords(term);
  const written = new Set(text.match(/[\p{L}\p{N}\p{M}]+/gu));
  return [...written].filter((word) =>
    searchWords(word).some((plain) => typed.some((one) => plain.startsWith(one))),
  );
}
