import { make } from './elements';
import { giveWay } from './give-way';
import { renewTimes } from './renew-times';
import { buildOf, parseSnapshot, storedHome, stylesOf } from './snapshot';

/** Asks for the style sheets that a page does not have yet; nothing is painted before they are there. */
function addStyles(page: Document, styles: readonly string[]): void {
  const there = stylesOf(page);
  for (const href of styles.filter((one) => !there.includes(one))) {
    const sheet = page.createElement('link');
    sheet.setAttribute('blocking', 'render');
    sheet.rel = 'stylesheet';
    sheet.crossOrigin = '';
    sheet.href = href;
    page.head.append(sheet);
  }
}

/**
 * Shows the home as it was seen last, before any of the app's code is there. A script of its own in the pages of the
 * app, right behind #root.
 */
export function paintHome(page: Document, now: Date): void {
  const { pathname, search, hash } = page.location;
  const root = page.getElementById('root');
  const stored = storedHome();
  const text = stored?.get();
  if (pathname !== '/dashboard' || search !== '' || hash !== '' || !root || !text) return;
  try {
    const snapshot = parseSnapshot(text, buildOf(page), window.innerWidth);
    if (!snapshot) return;
    const home = page.createElement('div');
    home.id = 'home-snapshot';
    // It is about to be replaced by the same that is alive.
    home.setAttribute('aria-busy', 'true');
    home.append(make(snapshot.home));
    renewTimes(home, snapshot, now);
    addStyles(page, snapshot.styles);
    root.before(home);
    giveWay(home, root);
  } catch {
    // None that we have written.
    stored?.set(null);
  }
}
