import { matchRoutes } from 'react-router-dom';
import { loadNamespaces } from '@/i18n/i18n';
import type { LazyComponent } from '@/i18n/lazy-component';
import { hasUnsaved } from '@/unsaved';
import type { RoutedPage } from './lazy-pages';
import type { PageSource } from './routes';

/** By which somebody shows that they mean to follow a link, a tenth of a second or more before they do. */
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Code and messages of a page, and of what its own module fetches first. A failure shows when the page is opened. */
async function fetchPage({ load, messages }: PageSource): Promise<void> {
  const [page] = await Promise.all([load(), loadNamespaces(messages)]);
  await (page as Partial<LazyComponent<object>>).preload?.();
}

/**
 * Fetches a page's code as soon as a pointer, a finger or the focus is on a link to it, or in a form that leads there. Its data is not asked for: each look would
 * be billed, and what passes a list of links with the pointer would read all of it.
 * @returns ends it
 */
export function prefetchOnIntent(pages: readonly RoutedPage<PageSource>[]): () => void {
  const fetched = new Set<PageSource>();
  const pageAt = (address: string) => matchRoutes([...pages], address)?.[0]?.route;
  /** Where somebody is about to go. */
  const wayOf = (target: Element): string | undefined => {
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) return link.origin === location.origin ? link.pathname : undefined;
    return target.closest('form') ? pageAt(location.pathname)?.formLeadsTo : undefined;
  };
  const prefetch = ({ target }: Event) => {
    const way = target instanceof Element && wayOf(target);
    // A missing file may mean a new version and a reload, which nobody who is writing has asked for.
    if (!way || !navigator.onLine || savesData() || hasUnsaved()) return;
    const page = pageAt(way);
    if (!page || fetched.has(page)) return;
    fetched.add(page);
    fetchPage(page).catch(() => fetched.delete(page));
  };
  for (const kind of INTENT) document.addEventListener(kind, prefetch, { passive: true });
  return () => {
    for (const kind of INTENT) document.removeEventListener(kind, prefetch);
  };
}
