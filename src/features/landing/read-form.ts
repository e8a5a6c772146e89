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
