import { formatLocale } from '@/i18n/language';
import type { StoredText } from '@/stored';
import { pageIsThere } from '../page-is-there';
import { keep } from './elements';
import { buildOf, type HomeSnapshot } from './snapshot';
import { stylesOf } from './styles';

/** What is kept at most: the ten newest posts, and so many characters. */
const MOST_POSTS = 10;
const MOST_CHARACTERS = 200_000;
/** Changes so close to each other are kept once, in milliseconds. */
const TOGETHER_MS = 300;

/** What is under way, is open or has not been sent yet: none of that is the home as it is opened. */
const PASSING =
  '[data-waiting], [data-coming], [data-open], [aria-expanded=true], [data-unsent], dialog[open], textarea:focus, input:focus';

/** The home that the page shows, as text; null while it shows something that is not kept. */
export function homeAsText(root: Element, now: Date): string | null {
  const build = buildOf(document);
  const [page] = root.children;
  const posts = [...root.querySelectorAll('article')];
  const { pathname, search } = window.location;
  if (pathname !== '/dashboard' || search !== '') return null;
  // From further down the newest posts are not drawn.
  const isHome = posts.length > 0 && window.scrollY < window.innerHeight && !root.querySelector(PASSING);
  if (!build || !page || !isHome) return null;
  const home = keep(page, new Set(posts.slice(MOST_POSTS)));
  if (!home) return null;
  const locale = formatLocale(document.documentElement.lang);
  const styles = stylesOf(document);
  const width = window.innerWidth;
  const snapshot: HomeSnapshot = { build, width, at: now.getTime(), locale, styles, home };
  const text = JSON.stringify(snapshot);
  return text.length > MOST_CHARACTERS ? null : text;
}

/** Keeps the home as it is shown, from now on, in idle moments and when the app is left. Returns how to end that. */
export function keepHome(stored: StoredText): () => void {
  const root = document.getElementById('root');
  if (!root) return () => undefined;
  let isNew = true;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isNew || isOver) return;
    const text = homeAsText(root, new Date());
    if (text === null) return;
    isNew = false;
    stored.set(text);
  };
  const soon = () => {
    isNew = true;
    timer ??= setTimeout(() => requestIdle(write), TOGETHER_MS);
  };
  const onHidden = () => document.hidden && write();
  const observer = new MutationObserver(soon);
  void pageIsThere().then(() => {
    if (isOver) return;
    write();
    const attributes = { attributes: true, attributeFilter: ['data-next-visit'] };
    observer.observe(root, { childList: true, subtree: true, characterData: true, ...attributes });
  });
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
  };
}

const requestIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0);
