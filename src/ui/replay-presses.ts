/** Does a press or the sending of a form again, which is given up where what was pressed is gone. */
function again(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target.dispatchEvent(new MouseEvent('click', event));
}

/** A press that asks for something else than the page would do with it: another tab, a menu. */
const isForBrowser = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Keeps presses from being lost as a view transition begins. React hears nothing from the moment it asks for one until the
 * browser has taken its picture of the page, some frames later: the browser would follow a link by loading its page anew,
 * and send a form with all that is typed in its address. What comes meanwhile is held back, and done when React hears again.
 */
export function replayPresses(page: Document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  let held: Event[] | null = null;
  const hear = () => {
    const events = held ?? [];
    held = null;
    // Behind what React does as the picture has been taken.
    queueMicrotask(() => events.forEach(again));
  };
  page.startViewTransition = (options) => {
    const { update, ...others } = typeof options === 'function' ? { update: options } : (options ?? {});
    held ??= [];
    try {
      return start({
        ...others,
        update: () => {
          try {
            return update?.();
          } finally {
            hear();
          }
        },
      });
    } catch (error) {
      hear();
      throw error;
    }
  };
  const hold = (event: Event) => {
    if (!held || isForBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  for (const kind of ['click', 'submit']) page.defaultView?.addEventListener(kind, hold, true);
}
