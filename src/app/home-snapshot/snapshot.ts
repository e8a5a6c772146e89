import { rememberedSchool } from '@/backend/remembered-school';
import { homeKey, STORED, type StoredText, storedText } from '@/stored';
import type { Kept } from './elements';
import { isStyleSheet } from './styles';

/** The home as it was seen last, for the moment before the app runs (docs/decisions.md 106). */
export interface HomeSnapshot {
  /** The build that drew it: another one has other styles. */
  build: string;
  /** How wide the window was, in CSS pixels: in another one everything stands elsewhere. */
  width: number;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** How dates were written. */
  locale: string;
  /** Addresses of the style sheets that the page had by then: some come with what needs them. */
  styles: string[];
  home: Kept;
}

/** The build that this page belongs to, by the name of its first script; null where it has none. */
export const buildOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/**
 * Where the home lies that this tab is going to show, if it is that of the account which is kept on the device: a sign-in
 * of the browser session leaves nothing behind.
 */
export function storedHome(): StoredText | null {
  const uid = storedText('local', STORED.keptAccount).get();
  const schoolId = rememberedSchool();
  const isKept =
    storedText('local', STORED.keepSignedIn).get() === '1' &&
    storedText('session', STORED.tabSession).get() === null;
  return isKept && uid && schoolId ? storedText('local', homeKey(uid, schoolId)) : null;
}

/** A snapshot as text, back; null when it is none of this build and this window. What is inside `make` looks at. */
export function parseSnapshot(text: string, build: string | null, width: number): HomeSnapshot | null {
  try {
    const snapshot = JSON.parse(text) as Partial<HomeSnapshot> | null;
    const isOurs = snapshot?.build === build && snapshot?.width === width;
    return isOurs &&
      typeof snapshot.at === 'number' &&
      typeof snapshot.locale === 'string' &&
      Array.isArray(snapshot.styles) &&
      snapshot.styles.every(isStyleSheet) &&
      Array.isArray(snapshot.home)
      ? (snapshot as HomeSnapshot)
      : null;
  } catch {
    return null;
  }
}
