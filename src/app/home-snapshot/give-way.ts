import { twinOf } from './twin-of';

/** How long the page stands still before it is shown, and how long it is waited for that at the most, in milliseconds. */
const PAGE_MS = [80, 600] as const;
/**
 * The same while parts beside what it is about are on their way: their code and data come later, one after another, and
 * what was there must not be missing for a moment.
 */
const PARTS_MS = [2000, 5000] as const;

/** Whether the page shows what it is about, which has a heading, and waits for nothing of it. */
const isThere = (root: Element) =>
  root.querySelector('h1') !== null && root.querySelector('[data-waiting]') === null;

/** Whether a part beside that is on its way; its room is kept free. */
const isPartComing = (root: Element) => root.querySelector('[data-coming]') !== null;

/**
 * Keeps the page behind a home that was kept, until it shows what it is about, whatever that is. Then it takes its place
 * in one frame, and does what was pressed meanwhile, if that is still there.
 * @param shown what can be pressed: the home, or what stands in its shadow
 */
export function giveWay(home: HTMLElement, root: HTMLElement, shown: HTMLElement | ShadowRoot = home): void {
  let pressed: Element | null = null;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    observer.disconnect();
    const [toFocus, toPress] = [shown.querySelector(':focus'), pressed].map(
      (one) => one && twinOf(one, root),
    );
    root.removeAttribute('style');
    home.remove();
    // Some browsers give no focus to a button that is pressed, and some buttons act on it.
    (toFocus ?? toPress)?.focus();
    toPress?.click();
  };
  const look = () => {
    clearTimeout(timer);
    if (!isThere(root)) return;
    since ??= performance.now();
    const [still, most] = isPartComing(root) ? PARTS_MS : PAGE_MS;
    timer = setTimeout(show, Math.min(still, since + most - performance.now()));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  shown.addEventListener('click', ({ target }) => {
    const one = target instanceof Element ? target.closest('a, button, textarea') : null;
    // A link that leads somewhere is followed by the browser itself.
    pressed = one?.hasAttribute('href') ? null : one;
  });
  // It is about to be replaced by the same that is alive.
  home.setAttribute('aria-busy', 'true');
  root.style.cssText = 'position:absolute;inset:0 0 auto;visibility:hidden';
}
