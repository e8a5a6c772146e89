import { storedText } from '@/stored';
import { FALLBACK_LANGUAGE } from './catalogue';

const chosenLanguage = storedText('local', 'language');

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
  const chosen = chosenLanguage.get();
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

/** Keeps the reader's choice on this device. */
export const storeLanguage = (language: string): void => void chosenLanguage.set(language);
