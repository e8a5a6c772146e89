import { giveWay } from './give-way';
import { SNAPSHOT_ID } from './snapshot-id';
import { whenThere } from './when-there';

/** An address that asks for posts of one topic. */
const ASKS_FOR_TOPIC = /[?&]topic=/;

/**
 * A shadow in place of an element, with the styles of the page: everything in it is going to be there twice, and whoever looks for
 * something on the page, as a test does, is not to find the one that is about to go.
 */
function shadowOf(home: HTMLElement): ShadowRoot {
  const shadow = home.attachShadow({ mode: 'closed' });
  const styles = [...home.ownerDocument.querySelectorAll('head > style')];
  shadow.append(...styles.map((one) => one.cloneNode(true)));
  // In a shadow the styles of the root of a page are those of the host as well: here the body's hold.
  home.style.font = 'inherit';
  home.dataset.waiting = '';
  return shadow;
}

/**
 * Lets the demo that a build drew into its page (scripts/prerender/demo) stand in front of the app until that is there. An
 * address that asks for a part or a topic shows something else: then it is taken away before anybody sees it.
 */
export function showDemo(page: Document): void {
  const { hash, search } = page.location;
  whenThere(page, SNAPSHOT_ID, (home) => {
    if (hash || ASKS_FOR_TOPIC.test(search)) return home.remove();
    const shadow = shadowOf(home);
    // The browser may have read a part of it only; what follows comes into what is in there.
    const moveIn = () => shadow.append(...home.childNodes);
    const observer = new MutationObserver(moveIn);
    observer.observe(home, { childList: true });
    moveIn();
    whenThere(page, 'root', (root) => {
      observer.disconnect();
      moveIn();
      // The policy refuses styles as text, and takes them so.
      for (const styled of shadow.querySelectorAll<HTMLElement>('[data-style]'))
        styled.style.cssText = styled.dataset.style ?? '';
      giveWay(home, root, shadow);
    });
  });
}
