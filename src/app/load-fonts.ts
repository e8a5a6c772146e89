import { contentCame } from '@/ui/content-came';

/**
 * Fetches the faces of the letters. On a new device they come behind what the page is about, as they would share a slow
 * line with its data; until then stand-ins of the same widths are read (styles/fallback-fonts.css). Prerendered pages,
 * whose words are there before any code, name them in their HTML.
 */
export async function loadFonts(): Promise<void> {
  const isNew = !navigator.serviceWorker?.controller;
  if (isNew && document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (isNew) await contentCame();
  await import('@/styles/fonts.css');
}
