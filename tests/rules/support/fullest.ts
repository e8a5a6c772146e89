import type { Metered } from './meter';

const SHOWN = 3;

function top(metered: readonly Metered[], costOf: (request: Metered) => number): Metered[] {
  return [...metered].sort((left, right) => costOf(right) - costOf(left)).slice(0, SHOWN);
}

const byExpressions = (metered: readonly Metered[]) => top(metered, ({ expressions }) => expressions);
const byLookUps = (metered: readonly Metered[]) => [
  ...new Set([
    ...top(metered, ({ lookUps }) => lookUps),
    ...top(metered, ({ lookUpsInAll }) => lookUpsInAll),
  ]),
];

/** The requests that cost most, by expressions or by look-ups. */
export const fullestOf = (metered: readonly Metered[]): Metered[] => [
  ...new Set([...byExpressions(metered), ...byLookUps(metered)]),
];

/**
 * The requests that cost most, in words.
 * @param metered among which they are
 * @param count of all requests that were metered
 */
export function fullest(metered: readonly Metered[], count: number): string {
  if (metered.length === 0) return '';
  return [
    `Fullest of ${count} requests, by expressions of a write (1,000 at most):`,
    ...byExpressions(metered).map(({ expressions, what }) => `  ${expressions}  ${what}`),
    'and by documents looked up for a write (10 at most), and for its batch (20 at most):',
    ...byLookUps(metered).map(({ lookUps, lookUpsInAll, what }) => `  ${lookUps}, ${lookUpsInAll}  ${what}`),
    '',
  ].join('\n');
}
