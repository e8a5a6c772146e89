import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';
import type { Mutant } from './mutants.ts';
import type { RulesTexts } from './worker.ts';

/** Mutants that nothing can notice, by rules file and id, with the reason. */
const EXPLAINED = 'tests/rules/explained-survivors.json';

/** A mutant and the rules file it is of. */
export interface Named {
  rules: keyof RulesTexts;
  mutant: Mutant;
}

/** Lists the survivors with their reasons. False when one has none, or a reason is out of date. */
export function report(chosen: readonly Named[], survivors: readonly Named[]): boolean {
  const reasons = JSON.parse(readFileSync(join(ROOT, EXPLAINED), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const reasonOf = ({ rules, mutant }: Named): string | undefined => reasons[rules]?.[mutant.id];
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
  return unexplained.length === 0 && outdated.length === 0;
}
