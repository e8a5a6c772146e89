import { preview } from '@/domain/preview';

/** Characters of a snippet, and those of them before what was found. */
const LENGTH = 140;
const BEFORE = 40;

/** The part of a text around the first of the words that were found in it; its beginning when none was. */
export function snippet(text: string, found: readonly string[]): string {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const first = words.find(([word]) => found.includes(word))?.index ?? 0;
  if (first <= BEFORE) return preview(text, LENGTH);
  // From the beginning of a word, which halves no character either.
  const from = words.find(({ index }) => index >= first - BEFORE)?.index ?? first;
  return `…${preview(text.slice(from), LENGTH)}`;
}
