/** What a spreadsheet takes for a formula at the beginning of a cell, and may run. */
const FORMULA = /^[=+\-@\t\r]/;

/** What needs quotes around it: separators, quotes and ends of lines. */
const SPECIAL = /[",\r\n]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The quote in front is what spreadsheets themselves know as "this is text".
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). What people have typed is text there, whatever it begins with. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
