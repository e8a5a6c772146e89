/** Puts the focus into a field of several lines where one writes on: behind the last word. */
export function focusEnd(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
