// Typed fields. Searches are no loss, and those marked as kept are there again after a reload.
const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button], [type=reset])';
const NO_LOSS = 'search, [data-draft=kept]';
/** How often to look again while something would be lost, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Whether a reload would lose something typed or chosen: in a filled field, or marked `data-draft="lost"`. */
export function hasUnsaved(): boolean {
  if (document.querySelector('[data-draft=lost]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some((field) => field.value !== '' && !field.readOnly && !field.closest(NO_LOSS));
}

/** Resolves once a reload would lose nothing. */
export async function nothingUnsaved(): Promise<void> {
  while (hasUnsaved()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
