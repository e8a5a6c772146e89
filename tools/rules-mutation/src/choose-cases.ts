import type { Mutant } from './mutants.ts';
import type { Span } from './parse.ts';
import type { TracedCase } from './trace.ts';
import type { CasesOfFile } from './worker-process.ts';

/** Few of many are enough when any case may notice. */
const FIRST = 40;

/**
 * Which cases to try a mutant on, in rounds: first those whose outcome it should change, then all that come by the
 * condition it stands in. A backend may not report a condition (the official one none that is a constant): all cases.
 */
export function chooseCases(mutant: Mutant, trace: readonly TracedCase[]): CasesOfFile[] {
  const sure = byFile(trace.filter((traced) => changes(mutant, traced))).map(({ file, cases = [] }) => ({
    file,
    cases: cases.slice(0, FIRST),
  }));
  const near = trace.filter((traced) => comesBy(mutant, traced));
  return [...sure, ...byFile(near.length > 0 ? near : trace)];
}

function byFile(traced: readonly TracedCase[]): Required<CasesOfFile>[] {
  const found = new Map<string, number[]>();
  for (const { file, index } of traced) found.set(file, [...(found.get(file) ?? []), index]);
  return [...found]
    .map(([file, cases]) => ({ file, cases }))
    .sort((left, right) => right.cases.length - left.cases.length);
}

function changes({ decisive, difference, sides }: Mutant, { values }: TracedCase): boolean {
  const at = ({ start, end }: Span) => values[`${start}-${end}`] ?? [];
  const met = at(decisive);
  if (difference === 'any') return met.length > 0;
  if (difference === 'equal') {
    // Equal or not can only be told of numbers.
    const [left = [], right = []] = (sides ?? []).map(at);
    const known = [...left, ...right].every((value) => /^-?\d+$/.test(value));
    return met.length > 0 && (!known || left.some((value) => right.includes(value)));
  }
  const same = difference === 'unless true' ? 'true' : 'false';
  return met.some((value) => value !== same);
}

function comesBy({ condition }: Mutant, { values }: TracedCase): boolean {
  return Object.keys(values).some((place) => {
    const [start = 0, end = 0] = place.split('-').map(Number);
    return start >= condition.start && end <= condition.end;
  });
}
