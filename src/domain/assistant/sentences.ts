// A point after one of these, or after a number or an initial, does not end the sentence.
const NO_END = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|approx|no|[a-z]|\d+)\.\s*$/i;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/**
 * The sentences of an answer, in order, for display one below the other (product §7.3). Line breaks separate too. While
 * an answer is still coming in, the last one grows.
 */
export function splitSentences(text: string, locale = 'en'): string[] {
  const segmenter = segmenterFor(locale);
  return text
    .split(/\n+/)
    .flatMap((line) => joinFalseEnds(Array.from(segmenter.segment(line), ({ segment }) => segment)));
}

function joinFalseEnds(segments: string[]): string[] {
  const sentences: string[] = [];
  let held = '';
  for (const segment of segments) {
    held += segment;
    if (NO_END.test(held)) continue;
    if (held.trim()) sentences.push(held.trim());
    held = '';
  }
  if (held.trim()) sentences.push(held.trim());
  return sentences;
}
