/** What is typed into a form, by the names of its fields. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Takes the reader to the first field that needs another look. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements] as HTMLInputElement[];
  fields.find((field) => names.includes(field.name))?.focus();
}

/** Puts what was typed on an earlier visit into the fields that are still empty. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  const fields = [...form.elements] as HTMLInputElement[];
  for (const field of fields) if (!field.value) field.value = values[field.name] ?? '';
}
