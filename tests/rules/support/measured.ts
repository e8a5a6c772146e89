import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/backend/paths.ts';
import type { Metered } from './meter';

// What the requests of a file cost follows from the rules, its cases and what these are made of. To ask the backend for it
// takes six times as long as the cases themselves. So it is written down with a hash of all that, and measured anew as soon
// as the hash is another one.

const FOLDER = 'tests/rules';
const COSTS = join(ROOT, FOLDER, 'costs.json');

/** What was measured of a test file. */
export interface Measured {
  /** The hash of all that the costs follow from. */
  inputs: string;
  /** How many requests. */
  requests: number;
  /** Those that cost most. */
  fullest: Metered[];
}

/** By the path of the test file within the project's folder. */
export type Costs = Record<string, Measured>;

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** What was measured up to now. */
export const readCosts = (): Costs => JSON.parse(readFileSync(COSTS, 'utf8')) as Costs;

/** @param path of a test file */
export const nameOf = (path: string): string => relative(ROOT, path);

/** Hashes what the costs of a test file follow from: rules, backend, its cases, and the modules beside it that are no tests. */
export function inputsOf(file: string, rules: string): string {
  const { optionalDependencies: backend } = JSON.parse(read('package.json')) as Record<string, object>;
  const hash = createHash('sha256').update(rules).update(JSON.stringify(backend));
  const modules = readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(FOLDER, name));
  for (const name of [...modules.sort(), file]) hash.update(read(name));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes down what was measured anew, and forgets files that are gone.
 * @returns whether anything is another now
 */
export function writeCosts(anew: Costs): boolean {
  const there = Object.entries({ ...readCosts(), ...anew }).filter(([file]) => existsSync(join(ROOT, file)));
  const sorted = there.sort(([left], [right]) => (left < right ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  if (text === readFileSync(COSTS, 'utf8')) return false;
  writeFileSync(COSTS, text);
  return true;
}
