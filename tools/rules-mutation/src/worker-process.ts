import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesTexts } from './configuration.ts';
import { failure, loadSuite, open } from './suite.ts';
import { type TracedCase, Tracer } from './trace.ts';

/** Some cases of one test file, by their place in it; none named: all of them. */
export interface CasesOfFile {
  file: string;
  cases?: number[];
}

export type Task =
  | { kind: 'trace'; file: string; rules: RulesTexts }
  /** Rules gone wrong, and rounds of cases to try them on until one fails. */
  | { kind: 'mutant'; rules: RulesTexts; rounds: CasesOfFile[]; originals: RulesTexts };

/** What became of a mutant. Invalid: the backend refused the rules, so nothing was tried. */
export interface Verdict {
  killer: string | null;
  invalid: string | null;
}

const folder = process.env.RULES_FOLDER ?? '';
const suite = await loadSuite(process.argv[2] ?? '');
/** Cases known to pass by themselves on the rules as they are. */
const sound = new Set<string>();

process.on('message', (task: Task) => {
  const work = task.kind === 'trace' ? trace(task.file, task.rules) : kill(task);
  work.then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ answer: 'ready' });

function load(rules: RulesTexts): void {
  for (const [name, text] of Object.entries(rules)) writeFileSync(join(folder, name), text);
}

function fileOf(name: string) {
  const file = suite.get(name);
  if (!file) throw new Error(`No test file ${name}.`);
  return file;
}

async function trace(name: string, rules: RulesTexts): Promise<TracedCase[]> {
  const file = fileOf(name);
  load(rules);
  await open(file);
  const tracer = new Tracer(file.projects);
  await tracer.step();
  const traced: TracedCase[] = [];
  for (const [index, one] of file.cases.entries()) {
    const reason = await failure(file, one);
    if (reason) throw new Error(`${name} fails on the rules as they are: ${one.name}: ${reason}`);
    traced.push({ file: name, index, values: await tracer.step() });
  }
  return traced;
}

async function kill({ rules, rounds, originals }: Task & { kind: 'mutant' }): Promise<Verdict> {
  load(rules);
  for (const { file: name, cases } of rounds) {
    const file = fileOf(name);
    try {
      await open(file);
    } catch (error) {
      return { killer: null, invalid: String(error) };
    }
    for (const index of cases ?? file.cases.keys()) {
      const one = file.cases[index];
      if (!one || !(await failure(file, one))) continue;
      await mustBeSound(name, index, originals);
      return { killer: `${name}: ${one.name}`, invalid: null };
    }
  }
  return { killer: null, invalid: null };
}

/** A case that fails by itself on the rules as they are would kill anything. */
async function mustBeSound(name: string, index: number, originals: RulesTexts): Promise<void> {
  const key = `${name} ${index}`;
  const file = fileOf(name);
  const one = file.cases[index];
  if (!one || sound.has(key)) return;
  load(originals);
  await open(file);
  const reason = await failure(file, one);
  if (reason) throw new Error(`${name}: "${one.name}" needs cases before it: ${reason}`);
  sound.add(key);
}
