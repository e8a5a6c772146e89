import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';
import { fail } from '../local/progress.ts';
import { measureAll } from './measure-all.ts';
import { printResults } from './print-results.ts';
import { openStage } from './stage.ts';

// npm run bench: sizes, times beside bare pages of the same run, reads billed by the backend, and memory. Nothing here
// fails; scripts/check-bytes.ts holds the budgets.
async function main(): Promise<void> {
  const stage = await openStage();
  try {
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    const results = await measureAll(stage, (soFar) =>
      writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(soFar, null, 2)}\n`),
    );
    printResults(results);
    console.log('Written to bench/results.json');
  } finally {
    await stage.stop();
  }
}

main().catch(fail);
