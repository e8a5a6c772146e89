import { someCodeCame } from '@/i18n/load-chunk';
import { contentCame } from '@/ui/content-came';

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );

async function waitForPage(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // What was drawn with the last of it may ask for more.
  do {
    await contentCame();
    await idle();
  } while (await someCodeCame());
}

let waiting: Promise<void> | null = null;

/**
 * Resolves once the page that was opened is there: its code, also what it asks for bit by bit, and what it shows first.
 * What can come later (the faces of the letters, the worker, which fetches the whole app) would share a slow line with it.
 */
export function pageIsThere(): Promise<void> {
  waiting ??= waitForPage();
  return waiting;
}
