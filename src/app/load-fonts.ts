/**
 * Fetches the faces of the letters. On a new device they come behind the code that the page needs, while its data is on
 * the way; until then stand-ins of the same widths are read (styles/fallback-fonts.css). Prerendered pages, whose words
 * are there before any code, name them in their HTML.
 */
export async function loadFonts(): Promise<void> {
  const isNew = !navigator.serviceWorker?.controller;
  if (isNew && document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await import('@/styles/fonts.css');
}
