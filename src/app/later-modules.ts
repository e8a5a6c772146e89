/** Under this name the HTML of a page says which modules come in the second wave. */
export const LATER_MODULES = 'later-modules';

/**
 * Fetches all that the page needs beside the entry and the backend, which have come before it: they are what takes its time
 * to ask for the data, and would have shared a slow line with the rest.
 */
export function fetchLaterModules(): void {
  const named = document.querySelector<HTMLMetaElement>(`[name=${LATER_MODULES}]`);
  for (const href of named?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href });
    document.head.append(link);
  }
}
