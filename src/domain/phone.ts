/**
 * The link by which a phone dials a number as it is written: without what is only there to be read, the "(0)" after a
 * country's code, and an extension, which nobody can dial beforehand. Null where there is nothing to dial.
 */
export function dialLink(phone: string): string | null {
  const [main = ''] = phone.split(/[\p{L};,#]/u);
  const written = main.trim();
  const number = (written.startsWith('+') ? written.replace('(0)', '') : written).replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
