import { matchRoutes } from 'react-router-dom';
import { loadNamespaces } from '@/i18n/i18n';
import type { LazyComponent } from '@/i18n/lazy-component';
import { hasUnsaved } from '@/unsaved';
import { loadFirebaseBackend } from './backend-loader';
import { fetchLaterModules } from './later-modules';
import type { RoutedPage } from './lazy-pages';
import { prefetchData } from './prefetched-data';
import type { PageSource } from './routes';

type Page = RoutedPage<PageSource>;

/** By which somebody shows that they mean to follow a link, a tenth of a second or more before they do. */
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const;
/** A pointer that only passes a link, and a focus that goes on, are gone by then, in milliseconds. */
const STAYS_MS = 100;
/** What was read is not read again so soon, in milliseconds: each look is billed. */
const ONCE_PER_MS = 60_000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Code and messages of a page, and of what its own module fetches first. A failure shows when the page is opened. */
async function fetchPage({ load, messages }: PageSource): Promise<void> {
  const [page] = await Promise.all([load(), loadNamespaces(messages)]);
  await (page as Partial<LazyComponent<object>>).preload?.();
}

/** The small parts of the page that a form leads to; behind the backend, without which the form can't be sent. */
async function fetchParts(): Promise<void> {
  await loadFirebaseBackend();
  fetchLaterModules();
  // The first formatter of a page takes a slow phone 70 ms, whatever it is for: it has the time now.
  void new Intl.DateTimeFormat();
}

/** Whether somebody stays on a link by which they have shown that they mean to follow it. */
async function stays({ type }: Event, link: Element): Promise<boolean> {
  if (type === 'touchstart') return true;
  await new Promise((resolve) => setTimeout(resolve, STAYS_MS));
  return link.matches(':hover, :focus');
}

/**
 * Fetches a page's code as soon as a pointer, a finger or the focus is on a link to it, or in a form that leads there;
 * and the data of a page that names it (routes.ts), where they stay there.
 * @returns ends it
 */
export function prefetchOnIntent(pages: readonly Page[]): () => void {
  const fetched = new Set<Page>();
  const readAt = new Map<Page, number>();
  const pageAt = (address: string) => matchRoutes([...pages], address)?.[0]?.route;
  const fetchCode = (page: Page) => {
    if (fetched.has(page)) return;
    fetched.add(page);
    fetchPage(page).catch(() => fetched.delete(page));
  };
  const readData = async (page: Page, link: HTMLAnchorElement, event: Event) => {
    // With choices in its address a page shows something else first.
    const isRead = Date.now() - (readAt.get(page) ?? 0) < ONCE_PER_MS;
    if (!page.data || isRead || link.search !== '' || !(await stays(event, link))) return;
    readAt.set(page, Date.now());
    prefetchData(page.path, await page.data());
  };
  /** Where somebody is about to go. */
  const wayOf = (target: Element, link: HTMLAnchorElement | null): string | undefined => {
    if (link) return link.origin === location.origin ? link.pathname : undefined;
    return target.closest('form') ? pageAt(location.pathname)?.formLeadsTo : undefined;
  };
  const prefetch = (target: EventTarget | null, event?: Event) => {
    // A missing file may mean a new version and a reload, which nobody who is writing has asked for.
    if (!(target instanceof Element) || !navigator.onLine || savesData() || hasUnsaved()) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const way = wayOf(target, link);
    const page = way && pageAt(way);
    if (!page) return;
    fetchCode(page);
    // What fails is told when the page is opened.
    if (!link) fetchParts().catch(() => undefined);
    else if (event) readData(page, link, event).catch(() => undefined);
  };
  const hear = (event: Event) => prefetch(event.target, event);
  for (const kind of INTENT) document.addEventListener(kind, hear, { passive: true });
  // A form in the HTML may be filled in already.
  prefetch(document.activeElement);
  return () => {
    for (const kind of INTENT) document.removeEventListener(kind, hear);
  };
}
