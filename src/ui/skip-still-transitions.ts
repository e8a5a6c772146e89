/**
 * Lets no view transition begin in which nothing on the page leaves it. React asks for one as soon as something comes that could
 * move later, as each post of a feed: the browser would take a picture of a page that stays, and hold back for a third of a
 * second on a slow phone what was to be shown, and whatever is pressed meanwhile. It is shown at once instead, as where there are
 * no such transitions.
 */
export function skipStillTransitions(page: Document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (options) => {
    // React has named by now what is going to leave. What it throws here it takes for a browser that can't.
    if (!page.querySelector('[style*="view-transition-name"]')) throw new Error('Nothing leaves.');
    return start(options);
  };
}
