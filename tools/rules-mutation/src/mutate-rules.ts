import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSuite, testFiles } from './bundle.ts';
import { chooseCases } from './choose-cases.ts';
import type { Configuration, Options, RulesTexts } from './configuration.ts';
import { type MutantOfFile, mutantsOf } from './mutants.ts';
import { type Reasons, report } from './report.ts';
import { selectMutants } from './select-mutants.ts';
import type { TracedCase } from './trace.ts';
import { Worker } from './worker.ts';
import type { CasesOfFile, Verdict } from './worker-process.ts';

/**
 * Makes the rules wrong in every way it knows, one at a time, and prints which wrong rules no test notices.
 * @returns whether every survivor is explained, and every explanation still needed
 * @throws when a case fails on the rules as they are, or a mutant is no valid rules
 */
export async function mutateRules(configuration: Configuration, options: Options = {}): Promise<boolean> {
  const { only, sample = 1, workers: count = 2 } = options;
  const say = clock();
  const originals: RulesTexts = Object.fromEntries(
    configuration.rules.map(({ path }) => [path, readFileSync(join(configuration.root, path), 'utf8')]),
  );
  const all = Object.entries(originals).flatMap(([rules, text]) =>
    mutantsOf(text).map((mutant): MutantOfFile => ({ rules, mutant })),
  );
  const chosen = selectMutants(all, only).filter((_, index) => index % sample === 0);
  say(`${all.length} mutants of ${configuration.rules.length} rules files, ${chosen.length} of them now`);

  const bundle = await bundleSuite(configuration);
  const workers = await Promise.all(
    Array.from({ length: count }, (_, index) => Worker.start(index, bundle, configuration)),
  );
  try {
    const trace: TracedCase[] = [];
    await share(workers, testFiles(configuration), async (worker, file) => {
      trace.push(...(await worker.run<TracedCase[]>({ kind: 'trace', file, rules: originals })));
    });
    say(`${trace.length} cases pass on the rules as they are`);

    const survivors: MutantOfFile[] = [];
    let done = 0;
    await share(workers, chosen, async (worker, candidate) => {
      const rounds = roundsOf(candidate, configuration, trace);
      if (!(await isKilled(worker, candidate, rounds, originals))) {
        survivors.push(candidate);
        say(`survived: ${candidate.rules}:${candidate.mutant.line}  ${candidate.mutant.id}`);
      }
      done += 1;
      if (done % 50 === 0) say(`${done}/${chosen.length}, ${survivors.length} survivors`);
    });
    say(`${chosen.length} mutants, ${chosen.length - survivors.length} killed`);
    return report(chosen, survivors, reasonsOf(configuration), configuration.mayBeKilled);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

const reasonsOf = ({ root, explained }: Configuration): Reasons =>
  JSON.parse(readFileSync(join(root, explained), 'utf8')) as Reasons;

/** Deals items out to whichever worker is free. */
async function share<Item>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of queue) await work(worker, item);
    }),
  );
}

/** The cases to try a mutant on: those its rules file names, or those that come by what is changed. */
function roundsOf(
  { rules, mutant }: MutantOfFile,
  configuration: Configuration,
  trace: readonly TracedCase[],
): CasesOfFile[] {
  const named = configuration.rules.find(({ path }) => path === rules)?.tests;
  return named ? named.map((file) => ({ file })) : chooseCases(mutant, trace);
}

async function isKilled(
  worker: Worker,
  { rules, mutant }: MutantOfFile,
  rounds: CasesOfFile[],
  originals: RulesTexts,
): Promise<boolean> {
  const texts = { ...originals, [rules]: mutant.text };
  const { killer, invalid } = await worker.run<Verdict>({ kind: 'mutant', rules: texts, rounds, originals });
  if (invalid) throw new Error(`${rules}:${mutant.line} ${mutant.id}: no valid rules: ${invalid}`);
  return killer !== null;
}

/** Prints lines with the seconds since it was made. */
function clock(): (what: string) => void {
  const started = Date.now();
  return (what) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${what}`);
}
