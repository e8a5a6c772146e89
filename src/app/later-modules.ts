/** Under this name the HTML of a page says which modules come later, once for each wave of them. */
export const LATER_MODULES = 'later-modules';

/**
 * Fetches the next wave of what the page needs: beside what comes before, it would have shared a slow line with it. On a page
 * for accounts that is all but the entry and the backend, which take their time to ask for the data; beside a form first the
 * backend, and then what the form leads to.
 */
export function fetchLaterModules(): void {
  const wave = document.querySelector<HTMLMetaElement>(`[name=${LATER_MODULES}]`);
  wave?.remove();
  for (const href of wave?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href });
    document.head.append(link);
  }
}
