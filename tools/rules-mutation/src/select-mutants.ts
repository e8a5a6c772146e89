import type { MutantOfFile } from './mutants.ts';

/**
 * The mutants whose collection, whose function (or "allow ..."), or whose both match a pattern; all without one.
 * @throws when there is none: a slip in the pattern must not look like a run that every mutant was killed in
 */
export function selectMutants(
  all: readonly MutantOfFile[],
  only: string | undefined,
): readonly MutantOfFile[] {
  if (only === undefined) return all;
  const pattern = new RegExp(`^(?:${only})$`);
  const found = all.filter(({ mutant: { place } }) =>
    [place, ...place.split('/')].some((name) => pattern.test(name)),
  );
  if (found.length === 0) throw new Error(`No mutant is at "${only}".`);
  return found;
}
