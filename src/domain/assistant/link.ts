import { MAX_LINK } from './limits';

/** The four parts of a tip set. */
export const TIP_KINDS = ['bookRecommendation', 'localActivity', 'learningTool', 'enrichmentIdea'] as const;
export type TipKind = (typeof TIP_KINDS)[number];

// Control and format characters turn text around, join it or end it early; browsers read a backslash as a slash.
const DECEPTIVE = /[\p{Cc}\p{Cf}\s\\]/u;
// Letters at the end: no IP address. No xn--: a model has no need of look-alike letters.
const PUBLIC_HOST = /^(?!.*xn--)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const NOT_REAL =
  /(?:^|\.)(?:example\.(?:com|org|net|edu)|example|test|invalid|local|localhost|internal|onion)$/;

/**
 * A link that may be shown, or null. Says nothing of what is behind it: https, a public host name, no login, no
 * port, nothing hidden in it, no placeholder.
 */
export function safeLink(raw: string): string | null {
  const text = raw.trim();
  if (text.length > MAX_LINK || DECEPTIVE.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && !url.username && !url.password && !url.port;
  return isPlain && PUBLIC_HOST.test(url.hostname) && !NOT_REAL.test(url.hostname) ? url.href : null;
}

/** Where a link leads, as it is shown beside it; null for one that may not be shown. */
export function linkHost(link: string): string | null {
  const safe = safeLink(link);
  return safe && new URL(safe).hostname.replace(/^www\./, '');
}

/** Books in libraries near the reader, places on a map, everything else in a search that keeps no profile. */
const SEARCHES: Record<TipKind, (words: string) => string> = {
  bookRecommendation: (words) => `https://search.worldcat.org/search?q=${words}`,
  localActivity: (words) => `https://www.openstreetmap.org/search?query=${words}`,
  learningTool: (words) => `https://duckduckgo.com/?q=${words}`,
  enrichmentIdea: (words) => `https://duckduckgo.com/?q=${words}`,
};

const MAX_SEARCH_WORDS = 12;

/** A search for the words of a tip, for tips without a link of their own. */
export const searchLink = (kind: TipKind, words: string): string =>
  SEARCHES[kind](encodeURIComponent(words.trim().split(/\s+/).slice(0, MAX_SEARCH_WORDS).join(' ')));

/** Whether a link is one of our searches. */
export const isSearchLink = (link: string): boolean =>
  TIP_KINDS.some((kind) => link.startsWith(SEARCHES[kind]('')));

/** The words of a tip that are worth searching for: what it puts in quotation marks, else its first sentence. */
export function searchWordsOf(tip: string): string {
  const title = /["“”«]([^"“”«»]{3,100})["“”»]/.exec(tip)?.[1];
  return title ?? /^[^.!?:;]*/.exec(tip.trim())?.[0] ?? '';
}
