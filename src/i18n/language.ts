import { FALLBACK_LANGUAGE } from './catalogue';

const STORED = 'language';

/** The supported language that fits best: the exact tag, then its base (de-AT finds de). */
export function matchLanguage(wanted: readonly string[], supported: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.split('-')[0] ?? tag;
    const match = supported.find((one) => one === tag) ?? supported.find((one) => one === base);
    if (match) return match;
  }
  return FALLBACK_LANGUAGE;
}

/** What the reader chose on this device, else what their browser asks for. */
export function preferredLanguages(): string[] {
  if (typeof window === 'undefined') return [];
  const chosen = readStored();
  return chosen ? [chosen, ...navigator.languages] : [...navigator.languages];
}

/**
 * The tag that dates and numbers are written by: the browser's region for the language on screen (en-GB writes
 * the day first though the messages are en), else the language itself.
 */
export function formatLocale(language: string): string {
  const base = language.split('-')[0];
  const regional = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return regional.find((tag) => tag.split('-')[0] === base) ?? language;
}

// Storage can be denied (private windows, blocked cookies): the choice then lasts for the visit.
function readStored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Nothing to do: see above.
  }
}
