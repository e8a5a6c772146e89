import { storedText } from '@/stored';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// public/before-paint.js reads the same key before the first paint.
const stored = storedText('local', 'theme');

/** What the reader chose on this device; `system` when nothing. */
export function getTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Shows a theme now and on every later visit from this device. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  colourBrowserBar();
  stored.set(theme === 'system' ? null : theme);
}

/** Gives the browser's own bars the page's colour; the tags in index.html only know the system's theme. */
export function colourBrowserBar(): void {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const chosen = getTheme() !== 'system';
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.dataset.system ??= tag.content;
    tag.content = chosen && paper ? paper : tag.dataset.system;
  }
}
