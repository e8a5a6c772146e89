/**
 * The first characters of a text on one line, with an ellipsis where something was left out (product §9). Cut between
 * visible characters, so that no emoji is halved.
 */
export function preview(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}
