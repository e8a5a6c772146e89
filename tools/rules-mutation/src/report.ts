import type { MutantOfFile } from './mutants.ts';

/** Mutants that nothing can notice: by rules file and id, the reason. */
export type Reasons = Record<string, Record<string, string>>;

/**
 * Lists the survivors with their reasons. False when one has none, or a reason is out of date.
 * @param mayBeKilled whether a mutant with a reason may be killed all the same
 */
export function report(
  chosen: readonly MutantOfFile[],
  survivors: readonly MutantOfFile[],
  reasons: Reasons,
  mayBeKilled = false,
): boolean {
  const reasonOf = ({ rules, mutant }: MutantOfFile): string | undefined => reasons[rules]?.[mutant.id];
  const inOrder = [...survivors].sort(
    (left, right) => left.rules.localeCompare(right.rules) || left.mutant.line - right.mutant.line,
  );
  for (const survivor of inOrder) {
    const { rules, mutant } = survivor;
    console.log(`\n${rules}:${mutant.line}  ${mutant.id}\n    ${reasonOf(survivor) ?? 'NOT EXPLAINED'}`);
  }
  const outdated = chosen.filter((named) => reasonOf(named) && !survivors.includes(named));
  for (const { rules, mutant } of outdated)
    console.log(`\nExplained, but killed now: ${rules}  ${mutant.id}`);
  const unexplained = survivors.filter((survivor) => !reasonOf(survivor));
  console.log(`\n${survivors.length} survivors, ${unexplained.length} of them not explained.`);
  return unexplained.length === 0 && (mayBeKilled || outdated.length === 0);
}
