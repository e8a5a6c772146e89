/** By which a page hears that something was pressed, sent, typed or chosen. */
const KINDS = ['click', 'submit', 'input', 'change'] as const;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isTyped = ({ type }: Event) => type === 'input' || type === 'change';

/** Tells of what stands in a field, which React may have put back to what it knew. */
function typeAgain(field: Field, value: string, kind: string): void {
  // Past React's own property, by which it would take the value for one that it has written.
  if (field.value !== value) Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Does what was done again; it is given up where what it was done to is gone. */
function again(event: Event, typed: ReadonlyMap<EventTarget, string>): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  const value = typed.get(target);
  if (isTyped(event)) typeAgain(target as Field, value ?? '', event.type);
  else if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target.dispatchEvent(new MouseEvent('click', event));
}

/** A press that asks for something else than the page would do with it: another tab, a menu. */
const isForBrowser = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Keeps presses and keys from being lost as a view transition begins. React hears nothing from the moment it asks for one
 * until the browser has taken its picture of the page, some frames later: the browser would follow a link by loading its page
 * anew, and send a form with all that is typed in its address; of a text the letters typed meanwhile would be missing. What
 * comes then is held back, and done when React hears again.
 */
export function replayPresses(page: Document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  let held: Event[] | null = null;
  /** What stands in the fields that were typed into meanwhile. */
  let typed = new Map<EventTarget, string>();
  const hear = () => {
    const events = held ?? [];
    const values = typed;
    held = null;
    typed = new Map();
    // Behind what React does as the picture has been taken.
    queueMicrotask(() => {
      for (const event of events) again(event, values);
    });
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
    if (event.target && isTyped(event)) typed.set(event.target, (event.target as Field).value);
  };
  for (const kind of KINDS) page.defaultView?.addEventListener(kind, hold, true);
}
