/** How long data may be waited for, in milliseconds: without a network it never comes. */
const MOST_MS = 15_000;

/** Whether a placeholder stands on the page for what is on its way. */
const isWaiting = () => document.querySelector('[data-waiting]') !== null;

/**
 * Resolves once no placeholder is left: what a page is about is there. What nobody sees is fetched behind that, as it would
 * share a slow line and a slow phone with it.
 */
export function contentCame(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isWaiting() || done());
    const timer = setTimeout(done, MOST_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (!isWaiting()) done();
  });
}
