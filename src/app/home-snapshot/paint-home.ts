import { make } from './elements';
import { giveWay } from './give-way';
import { renewTimes } from './renew-times';
import { buildOf, parseSnapshot, storedHome, stylesOf } from './snapshot';

/**
 * Adds the style sheets that a page does not have yet. Resolves when they are there; null where there is nothing to wait
 * for, as most browsers paint nothing before a sheet that says so has come.
 */
function addStyles(page: Document, styles: readonly string[]): Promise<unknown> | null {
  const there = stylesOf(page);
  const sheets = styles
    .filter((one) => !there.includes(one))
    .map((href) => {
      const sheet = page.createElement('link');
      sheet.setAttribute('blocking', 'render');
      sheet.rel = 'stylesheet';
      sheet.crossOrigin = '';
      sheet.href = href;
      return sheet;
    });
  page.head.append(...sheets);
  if (sheets.length === 0 || 'blocking' in HTMLLinkElement.prototype) return null;
  return Promise.all(
    sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve))),
  );
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
    const show = () => {
      root.before(home);
      giveWay(home, root);
    };
    const styles = addStyles(page, snapshot.styles);
    if (styles === null) show();
    else void styles.then(show);
  } catch {
    // None that we have written.
    stored?.set(null);
  }
}
