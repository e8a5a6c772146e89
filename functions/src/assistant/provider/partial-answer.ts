/**
 * The "answer" of a JSON reply that is still coming in, as far as it can be read: an escape sequence or a character
 * of two halves is left out until it is whole.
 */
export function partialAnswer(json: string): string {
  const start = /"answer"\s*:\s*"/.exec(json);
  if (!start) return '';
  const rest = json.slice(start.index + start[0].length);
  const whole = /^(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/u.exec(rest)?.[0] ?? '';
  return (JSON.parse(`"${whole}"`) as string).replace(/[\ud800-\udbff]$/, '');
}
