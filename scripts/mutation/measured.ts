import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../backend/paths.ts';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A mutant with what became of it. */
export interface Measured {
  file: string;
  line: number;
  /** What it changed, in words that stay as they are when lines move. */
  change: string;
  fate: 'killed' | 'timeout' | 'survived' | 'no coverage';
}

const FATES: Partial<Record<Result['status'], Measured['fate']>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'no coverage',
};
const LONGEST = 90;
const AROUND = 20;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 25)} … ${text.slice(-20)}` : text;

/** Of two long texts, the places where they differ. */
function difference(left: string, right: string): [left: string, right: string] {
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left[same] === right[same]) same += 1;
  let sameAfter = 0;
  while (sameAfter < shorter - same && left.at(-1 - sameAfter) === right.at(-1 - sameAfter)) sameAfter += 1;
  const [from, rest] = [Math.max(0, same - AROUND), Math.max(0, sameAfter - AROUND)];
  return [left.slice(from, left.length - rest), right.slice(from, right.length - rest)];
}

/** `before ‹original› after → replacement`, each on one line and of bearable length. */
export function changeIn(
  source: string,
  {
    location: { start, end },
    mutatorName,
    replacement,
  }: Pick<Result, 'location' | 'mutatorName' | 'replacement'>,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const tail = (lines.at(-1) ?? '').slice(end.column - 1);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  const head = (lines[0] ?? '').slice(0, start.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const [whole, by] = [oneLine(lines.join(' ')), oneLine(replacement ?? '')];
  const [old, now] = whole.length > LONGEST && by.length > LONGEST ? difference(whole, by) : [whole, by];
  return `${mutatorName}: ${oneLine(`${head}‹${shortened(old)}›${tail}`)} → ${shortened(now)}`;
}

/** Those of the sample that could be tried at all. */
export function measured(results: readonly Result[], every: number): Measured[] {
  const sources = new Map<string, string>();
  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? readFileSync(file, 'utf8');
    sources.set(file, source);
    return source;
  };
  return results.flatMap((result) => {
    const fate = FATES[result.status];
    if (!fate || Number(result.id) % every !== 0) return [];
    const change = changeIn(sourceOf(result.fileName), result);
    return [{ file: relative(ROOT, result.fileName), line: result.location.start.line, change, fate }];
  });
}
