import { afterPaint } from './after-paint';
import { type Later, make } from './elements';
import { giveWay } from './give-way';
import { renewTimes } from './renew-times';
import { buildOf, parseSnapshot, storedHome } from './snapshot';
import { SNAPSHOT_ID } from './snapshot-id';
import { addStyles } from './styles';
import { whenThere } from './when-there';

/**
 * Shows the home as it was seen last, before any of the app's code is there. A script of its own in the head of the app's
 * pages: there the browser can still be told to paint nothing before the sheets are there.
 */
export function paintHome(page: Document, now: Date): void {
  const { pathname, search, hash } = page.location;
  const stored = storedHome();
  const text = stored?.get();
  if (pathname !== '/dashboard' || search !== '' || hash !== '' || !text) return;
  // None that we have written.
  const refuse = () => stored?.set(null);
  try {
    const snapshot = parseSnapshot(text, buildOf(page), window.innerWidth);
    if (!snapshot) return;
    const home = page.createElement('div');
    home.id = SNAPSHOT_ID;
    const later: Later[] = [];
    home.append(make(snapshot.home, later));
    renewTimes(home, snapshot, now);
    const makeRest = () => {
      try {
        for (const [place, kept] of later) place.replaceWith(make(kept));
        renewTimes(home, snapshot, now);
      } catch {
        refuse();
      }
    };
    const show = (root: HTMLElement) => {
      root.before(home);
      giveWay(home, root);
      afterPaint(makeRest);
    };
    const styles = addStyles(page, snapshot.styles);
    whenThere(page, 'root', (root) => {
      if (styles === null) show(root);
      else void styles.then(() => show(root));
    });
  } catch {
    refuse();
  }
}
