const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text with search terms marked where a word begins with one. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: readonly string[] }) {
  const terms = marks.map((term) => term.trim()).filter(Boolean);
  if (terms.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${terms.map(escaped).join('|')})`, 'giu');
  // Split by a pattern with one group: every second piece is a hit.
  return text.split(pattern).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
