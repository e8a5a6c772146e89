import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from './backend/paths.ts';
import { AREAS, NEVER } from './mutation/areas.ts';
import { measured } from './mutation/measured.ts';
import { HEADINGS, inColumns, isEnough, reasonsFor, row, type Tally, tally } from './mutation/report.ts';

// npm run mutate -- [<area>…] [--every <nth mutant>] [--concurrency <processes>]
// Changes the code in small ways, one at a time, and tells which changes no test of the area notices.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string' }, concurrency: { type: 'string' } },
});
const every = Number(options.every ?? 1);
const names = positionals.length > 0 ? positionals : Object.keys(AREAS);
const unknown = names.filter((name) => !AREAS[name]);
if (unknown.length > 0)
  throw new Error(`No area ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}.`);

// A backend takes its time, and what hangs is ended by the limit of its test.
const PATIENCE = { dryRunTimeoutMinutes: 20, timeoutMS: 300_000 };
const concurrency = options.concurrency ? { concurrency: Number(options.concurrency) } : {};

const rows = [HEADINGS];
for (const name of names) {
  const one = await measure(name);
  rows.push(row(name, one));
  if (!isEnough(one, every > 1)) process.exitCode = 1;
}
console.log(`\n${every > 1 ? `Every ${every}th mutant\n` : ''}${inColumns(rows)}`);

async function measure(name: string): Promise<Tally> {
  const { mutate = [], tests = {}, onBackend = false, zone } = AREAS[name] ?? {};
  // The processes of the test runner inherit all of these.
  process.env.SCHOOLGATE_TEST_FILES = JSON.stringify(tests);
  process.env.SCHOOLGATE_MUTATE_EVERY = String(every);
  if (zone) process.env.TZ = zone;
  else delete process.env.TZ;
  const stryker = new Stryker({
    mutate: [...mutate, ...NEVER],
    tempDirName: `.local/stryker/${name}`,
    // Tests on a backend share it, so one process runs them, and takes the sample, too.
    ...(onBackend
      ? { testRunner: 'vitest-with-backend', vitest: { related: false }, concurrency: 1, ...PATIENCE }
      : { checkers: every > 1 ? ['sample'] : [], ...concurrency }),
  });
  const mutants = measured(await stryker.runMutationTest(), every);
  const one = tally(mutants, reasonsFor(name));
  for (const { file, line, change, fate } of one.open) console.log(`${fate}: ${file}:${line}  ${change}`);
  for (const reason of every > 1 ? [] : one.outdated) console.log(`explained, but not alive now: ${reason}`);
  // To explain one, its file and change go into scripts/mutation/survivors/<area>.json.
  mkdirSync(join(ROOT, '.local/mutation'), { recursive: true });
  writeFileSync(join(ROOT, `.local/mutation/${name}.json`), JSON.stringify(mutants, null, 2));
  return one;
}
