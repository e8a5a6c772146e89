import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { feedWaiting } from '@/features/demo';
import { startI18n } from '@/i18n/i18n';
import { App } from './app';
import { type KeptElement, keep } from './home-snapshot/elements';
import { pageIsThere } from './page-is-there';
import { DEMO } from './public-routes';

/** Fills a screen with what is above it. Each element that is drawn takes a slow phone some time. */
const FIRST_POSTS = 1;
/** What stands for something that is still to come. */
const WAITING = '[data-waiting], [data-coming]';
/** So long it may take to come, in milliseconds: a build beside much other work was seen to fail where nothing more was waited for. */
const COMES_MS = 60_000;

function draw(what: ReactNode, into: Element): void {
  // At once, so that there is something to be waited for.
  flushSync(() => createRoot(into).render(what));
}

interface Drawn {
  page: Element;
  /** The first post that is not drawn any more. */
  next: Element;
  directory: Element;
}

/** What is in a window, once nothing is to come any more. */
function readDrawn(root: Element): Drawn | null {
  const [page] = root.children;
  const next = root.querySelectorAll('article')[FIRST_POSTS];
  const directory = root.querySelector('#directory');
  return page && next && directory && !root.querySelector(WAITING) ? { page, next, directory } : null;
}

/** @throws Error when something does not come */
async function waitUntilDrawn(root: Element): Promise<Drawn> {
  await pageIsThere();
  const end = performance.now() + COMES_MS;
  while (performance.now() < end) {
    const drawn = readDrawn(root);
    if (drawn) return drawn;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The demo was not there to be drawn.');
}

/**
 * The demo as it is opened, drawn in the window that a build gives it (scripts/prerender/demo). That window can't be used
 * for anything else.
 * @throws Error when something in it does not come
 */
export async function drawDemo(): Promise<KeptElement> {
  await startI18n('en');
  const root = document.createElement('div');
  document.body.append(root);
  draw(
    <BrowserRouter basename={DEMO}>
      <App demo />
    </BrowserRouter>,
    root,
  );
  const { page, next, directory } = await waitUntilDrawn(root);
  // How many of the events are of this week depends on the day.
  const [, ...otherDays] = [...root.querySelectorAll('#events h3')].map((title) => title.parentElement);
  const rest = document.createElement('div');
  next.replaceWith(rest);
  draw(feedWaiting, rest);
  const further = [...root.querySelectorAll('#feed *')].filter(
    (one) => rest.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const without = [...further, ...otherDays, directory].filter((one) => one !== null);
  const demo = keep(page, new Set(without), true);
  if (!demo) throw new Error('Nothing of the demo may be kept.');
  return demo;
}
