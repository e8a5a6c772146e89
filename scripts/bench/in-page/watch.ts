// Runs in the measured pages, from before their own first script.

/** A task that kept the main thread for 50 ms or more, in milliseconds since the page began to be opened. */
export interface LongTask {
  start: number;
  end: number;
}

/** What a measure asks of a page. All moments are milliseconds of the epoch, so that two pages can be compared. */
export interface Watch {
  longTasks: LongTask[];
  /** When one of these texts was first painted on the screen, whatever element it is in. */
  shown(texts: readonly string[]): Promise<number>;
  /** When the next press of a button or a link began to be handled. */
  pressed(): Promise<number>;
  /** When the place of a post where its likes are counted was painted with another text. */
  likesChanged(post: string): Promise<number>;
  /** When another page was painted with its own heading, and nothing in it waits for data. */
  arrived(path: string): Promise<number>;
}

declare global {
  var watch: Watch;
}

/** Nothing takes so long, in milliseconds. */
const LONGEST_MS = 60_000;

const now = () => performance.timeOrigin + performance.now();

/**
 * Looks before every paint whether something is so. The message comes behind the paint: a frame is drawn right after what is asked
 * before it.
 */
function painted(isSo: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > LONGEST_MS) {
        reject(new Error(`${location.pathname} does not show what was waited for`));
        return;
      }
      if (!isSo()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(now());
      port2.postMessage(null);
    };
    const began = performance.now();
    requestAnimationFrame(look);
  });
}

function isSeen(element: Element | null): boolean {
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function isOneOnScreen(texts: readonly string[]): boolean {
  // Asked of the whole page first, as none of them has come yet nearly always.
  const all = document.body?.textContent ?? '';
  const there = texts.filter((text) => all.includes(text));
  if (there.length === 0) return false;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (there.some((text) => data.includes(text)) && isSeen(parentElement)) return true;
  }
  return false;
}

const heading = () => document.querySelector('h1')?.textContent ?? '';

const likes = (post: string) =>
  [...document.querySelectorAll('article')]
    .find((article) => article.textContent.includes(post))
    ?.querySelector('[aria-pressed]')?.parentElement?.textContent;

const longTasks: LongTask[] = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    longTasks.push({ start: startTime, end: startTime + duration });
}).observe({ type: 'longtask', buffered: true });

globalThis.watch = {
  longTasks,
  shown: (texts) => painted(() => isOneOnScreen(texts)),
  pressed: () =>
    new Promise((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      }),
    ),
  likesChanged(post) {
    const before = likes(post);
    return painted(() => likes(post) !== before);
  },
  arrived(path) {
    const before = heading();
    return painted(
      () =>
        location.pathname === path &&
        !['', before].includes(heading()) &&
        !document.querySelector('[data-waiting]'),
    );
  },
};
