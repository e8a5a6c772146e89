// Typed fields. Searches are no loss, and what is kept is there again after a reload; secrets and files never are.
const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button], [type=reset])';
const NO_LOSS = 'search, [data-draft=kept]';
const NEVER_KEPT = '[type=password], [type=file]';
/** How often to look again while something would be lost, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** What only this page holds, wherever it is typed. */
const inMemory = new Set<object>();
/** What was sent off, and waits in this tab alone. */
const inTab = new Set<object>();
const ask = (event: Event) => event.preventDefault();

function note(where: Set<object>, what: object, isThere: boolean): void {
  if (isThere) where.add(what);
  else where.delete(what);
  if (inMemory.size + inTab.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Notes whether a reload would lose something that is kept nowhere else: then the browser asks before the page goes. */
export const losesOnReload = (what: object, isLost: boolean): void => note(inMemory, what, isLost);

/** Notes what a closed tab would lose: the browser, which can't tell that from a reload, asks before either. */
export const losesOnClose = (what: object, isLost: boolean): void => note(inTab, what, isLost);

/** Loads the page anew without a question, as it loses nothing by that. */
export function reload(): void {
  if (inMemory.size === 0) window.removeEventListener('beforeunload', ask);
  window.location.reload();
}

/** Whether a reload would lose something typed or chosen: in a filled field, or marked `data-draft="lost"`. */
export function hasUnsaved(): boolean {
  if (inMemory.size > 0 || document.querySelector('[data-draft=lost]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(
    (field) =>
      field.value !== '' && !field.readOnly && (field.matches(NEVER_KEPT) || !field.closest(NO_LOSS)),
  );
}

/** Resolves once a reload would lose nothing. */
export async function nothingUnsaved(): Promise<void> {
  while (hasUnsaved()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
