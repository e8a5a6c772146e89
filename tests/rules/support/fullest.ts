import type { Metered } from './meter';

const SHOWN = 3;

/** The requests that cost most, in words: by expressions, and by look-ups. */
export function fullest(metered: readonly Metered[]): string {
  if (metered.length === 0) return '';
  const top = (costOf: (request: Metered) => number) =>
    [...metered].sort((left, right) => costOf(right) - costOf(left)).slice(0, SHOWN);
  return [
    `Fullest of ${metered.length} requests, by expressions of a write (1,000 at most):`,
    ...top(({ expressions }) => expressions).map(({ expressions, what }) => `  ${expressions}  ${what}`),
    'and by documents looked up for a write (10 at most), and for its batch (20 at most):',
    ...[...new Set([...top(({ lookUps }) => lookUps), ...top(({ lookUpsInAll }) => lookUpsInAll)])].map(
      ({ lookUps, lookUpsInAll, what }) => `  ${lookUps}, ${lookUpsInAll}  ${what}`,
    ),
    '',
  ].join('\n');
}
