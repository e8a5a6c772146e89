/** Calls back with the element of an id, once the page has been read so far, and before anything of it is painted. */
export function whenThere(page: Document, id: string, next: (element: HTMLElement) => void): void {
  const look = () => {
    const element = page.getElementById(id);
    if (!element) return;
    observer.disconnect();
    next(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true });
  look();
}
