import { MAX_SEARCH_TOKENS } from './limits';
import { truncate } from './truncate';

/** Shortest prefix that finds a word. */
export const MIN_PREFIX = 3;
/** Longer prefixes than this find nothing more in practice and would fill the list. */
const MAX_PREFIX = 12;

/** Words of a text in the form they are compared in: lowercase, without marks, letters and digits only. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Whether every typed word begins a word of a text. Without any word it does. */
export function matchesPrefixes(typed: string, text: string): boolean {
  const words = searchWords(text);
  return searchWords(typed).every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * Tokens stored with a document so that one `array-contains` finds it: every whole word first, then prefixes from
 * 3 letters, shortest words last to be cut, at most 300 (product §3.1).
 */
export function searchTokens(text: string): string[] {
  const words = searchWords(text);
  const tokens = new Set(words.map(queryToken));
  for (let length = MIN_PREFIX; length < MAX_PREFIX; length += 1) {
    for (const word of words) tokens.add(truncate(word, length));
  }
  return [...tokens].slice(0, MAX_SEARCH_TOKENS);
}

/** The tokens of a post: those of its author's name first, which a long text would else push out, then of its words. */
export function postTokens({ content, authorName }: { content: string; authorName: string }): string[] {
  const tokens = new Set([...searchTokens(authorName), ...searchTokens(content)]);
  return [...tokens].slice(0, MAX_SEARCH_TOKENS);
}

/** The token that a typed word is looked up by: the word itself, cut to the longest stored prefix. */
export function queryToken(word: string): string {
  return truncate(word, MAX_PREFIX);
}

/**
 * The most selective token of a typed query, or null when no word is long enough to look up. The longest word wins;
 * the client ranks and filters by the others.
 */
export function bestQueryToken(query: string): string | null {
  const longest = searchWords(query).sort((a, b) => b.length - a.length)[0];
  return longest ? queryToken(longest) : null;
}
