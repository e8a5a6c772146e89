import { contentCame } from '@/ui/content-came';

/**
 * Fetches the faces of the letters. On a new device they come behind the code that the page needs, while its data is on
 * the way; those of the home behind its posts, which are the most data that any page begins with, and those of the demo behind
 * what stands in front of it (home-snapshot/show-demo.ts). Until then stand-ins of the same widths are read
 * (styles/fallback-fonts.css). Pages that the app takes over, whose words are there before any code, name them in their HTML.
 */
export async function loadFonts(): Promise<void> {
  if (!navigator.serviceWorker?.controller) {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
    if (/^\/(dashboard|demo)$/.test(location.pathname)) await contentCame();
  }
  await import('@/styles/fonts.css');
}
