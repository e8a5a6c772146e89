import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './backend/paths.ts';
import { atPlaces } from './rules-mutation/at-places.ts';
import { bundleSuite, testFiles } from './rules-mutation/bundle.ts';
import { chooseCases } from './rules-mutation/choose-cases.ts';
import { mutantsOf } from './rules-mutation/mutants.ts';
import { Worker } from './rules-mutation/pool.ts';
import { type Named, report } from './rules-mutation/report.ts';
import type { TracedCase } from './rules-mutation/trace.ts';
import type { CasesOfFile, RulesTexts, Verdict } from './rules-mutation/worker.ts';

// npm run mutate:rules -- [--only <pattern of collections, functions>] [--sample <every nth>] [--workers <n>]
// Makes the rules wrong in every way it knows, one at a time, and tells which wrong rules no test notices.
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string' }, workers: { type: 'string' } },
});
const STORAGE_TESTS = 'storage.test.ts';
const started = Date.now();

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const originals: RulesTexts = {
  'firestore.rules': read('firestore.rules'),
  'storage.rules': read('storage.rules'),
};
const all = (Object.keys(originals) as (keyof RulesTexts)[]).flatMap((rules) =>
  mutantsOf(originals[rules]).map((mutant): Named => ({ rules, mutant })),
);
const every = Number(options.sample ?? 1);
const chosen = atPlaces(all, options.only).filter((_, index) => index % every === 0);
say(`${all.length} mutants of both rules files, ${chosen.length} of them now`);

const bundle = await bundleSuite();
const workers = await Promise.all(
  Array.from({ length: Number(options.workers ?? 2) }, (_, index) => Worker.start(index, bundle)),
);
try {
  const trace: TracedCase[] = [];
  await share(testFiles(), async (worker, file) => {
    trace.push(...(await worker.run<TracedCase[]>({ kind: 'trace', file, rules: originals })));
  });
  say(`${trace.length} cases pass on the rules as they are`);

  const survivors: Named[] = [];
  let done = 0;
  await share(chosen, async (worker, named) => {
    if (!(await isKilled(worker, named, trace))) {
      survivors.push(named);
      say(`survived: ${named.rules}:${named.mutant.line}  ${named.mutant.id}`);
    }
    done += 1;
    if (done % 50 === 0) say(`${done}/${chosen.length}, ${survivors.length} survivors`);
  });
  say(`${chosen.length} mutants, ${chosen.length - survivors.length} killed`);
  if (!report(chosen, survivors)) process.exitCode = 1;
} finally {
  await Promise.all(workers.map((worker) => worker.stop()));
}

/** Deals items out to whichever worker is free. */
async function share<Item>(
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

async function isKilled(worker: Worker, { rules, mutant }: Named, trace: TracedCase[]): Promise<boolean> {
  // The backend reports on Firestore's rules only.
  const rounds: CasesOfFile[] =
    rules === 'storage.rules' ? [{ file: STORAGE_TESTS }] : chooseCases(mutant, trace);
  const texts = { ...originals, [rules]: mutant.text };
  const { killer, invalid } = await worker.run<Verdict>({ kind: 'mutant', rules: texts, rounds, originals });
  if (invalid) throw new Error(`${rules}:${mutant.line} ${mutant.id}: no valid rules: ${invalid}`);
  return killer !== null;
}

function say(what: string): void {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${what}`);
}
