import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './backend/paths.ts';
import { runChecks } from './check.ts';
import { ensureChromium } from './find-chromium.ts';
import { refuseHalfInstall } from './local/installed.ts';
import { fail } from './local/progress.ts';
import { belowFloor, type Counts, type Outcome, readOutcome } from './suites.ts';

// npm test: checks, unit, functions, rules, contract, browser; all of them even when one fails, and one line at the end.
const REPORTS = join(ROOT, '.local/test-reports');

interface Suite {
  name: string;
  run(report: string, execute: Execute): Promise<Outcome>;
}

type Execute = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

const vitest = (name: string, projects: readonly string[], share?: string): Suite => ({
  name,
  run: async (report, execute) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    if (share) chosen.push(`--shard=${share}`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // The shares have a backend each.
    const env = share ? { SCHOOLGATE_SHARE: String(Number.parseInt(share, 10) - 1) } : undefined;
    const code = await execute('npx', ['vitest', 'run', ...chosen, ...reporters], env);
    return withExit(readOutcome(report, 'vitest'), code);
  },
});

const checks: Suite = {
  name: 'checks',
  run: async () => {
    const outcomes = await runChecks();
    const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
    return { passed: outcomes.length - failures.length, failed: failures.length, failures };
  },
};

const browser: Suite = {
  name: 'browser',
  run: async (report, execute) => {
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await execute('npx', ['playwright', 'test', '--reporter=list,json'], env);
    return withExit(readOutcome(report, 'playwright'), code);
  },
};

/** Stages follow one another. The lanes of a stage run beside each other, each its suites in order. */
const STAGES: readonly (readonly (readonly Suite[])[])[] = [
  [[vitest('unit', ['unit', 'components'])]],
  // Each of these waits for its backend half of the time, and has one on ports of its own. The checks take what is left.
  [
    [checks],
    // Of two halves neither has to look through all schools that the other one has made.
    [vitest('rules', ['rules']), vitest('functions', ['functions'], '2/2')],
    [vitest('functions', ['functions'], '1/2'), vitest('contract', ['contract'])],
  ],
  [[browser]],
];

/** A run that ends badly has failed, whatever its report counted. */
const withExit = (outcome: Outcome, code: number): Outcome =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [`The run ended with ${code}, though no test failed.`] }
    : outcome;

/** Runs programs that write as they go, or, where others write meanwhile, when they have ended. */
const executing =
  (isAlone: boolean): Execute =>
  (command, args, env) =>
    new Promise((resolve) => {
      const written: Buffer[] = [];
      const child = spawn(command, args, {
        cwd: ROOT,
        stdio: isAlone ? 'inherit' : 'pipe',
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => written.push(part));
      child.on('error', () => resolve(1));
      child.on('close', (code) => {
        process.stdout.write(Buffer.concat(written));
        resolve(code ?? 1);
      });
    });

interface Result extends Outcome {
  name: string;
  seconds: number;
}

async function measured(name: string, work: () => Promise<Outcome>): Promise<Result> {
  const started = performance.now();
  const outcome = await work();
  return { name, ...outcome, seconds: Math.round((performance.now() - started) / 1_000) };
}

/** A file for each run: of one that fails to write its own, none before must speak. */
const reportOf = (name: string, ...numbers: number[]) =>
  join(REPORTS, `${[name, ...numbers].join('-')}.json`);

/** Runs a stage. Its results are in the order of its lanes. */
async function runStage(lanes: (typeof STAGES)[number]): Promise<Result[]> {
  console.log(`\n— ${lanes.map((lane) => lane.map(({ name }) => name).join(', then ')).join(' beside ')}`);
  const execute = executing(lanes.length === 1);
  const results = await Promise.all(
    lanes.map(async (lane, index) => {
      const done: Result[] = [];
      for (const { name, run } of lane)
        done.push(await measured(name, () => run(reportOf(name, index, done.length), execute)));
      return done;
    }),
  );
  return together(results.flat());
}

/** The shares of a suite as one. */
function together(results: readonly Result[]): Result[] {
  const suites = new Map<string, Result>();
  for (const result of results) {
    const { passed = 0, failed = 0, failures = [], seconds = 0 } = suites.get(result.name) ?? {};
    suites.set(result.name, {
      name: result.name,
      passed: passed + result.passed,
      failed: failed + result.failed,
      failures: [...failures, ...result.failures],
      seconds: seconds + result.seconds,
    });
  }
  return [...suites.values()];
}

async function main(): Promise<void> {
  refuseHalfInstall();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const floors = JSON.parse(readFileSync(join(ROOT, 'tests/floors.json'), 'utf8')) as Record<string, number>;

  const results: Result[] = [];
  for (const stage of STAGES) results.push(...(await runStage(stage)));

  // The last lines of a long log are what people, and those who keep only its end, read.
  for (const { name, failures } of results)
    for (const failure of failures) console.error(`\nFailed in ${name}: ${failure}`);
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${name.padEnd(12)}${passed} passed, ${failed} failed, ${seconds} s`);
  const shrunk = results
    .map((result) => belowFloor(result.name, result, floors))
    .filter((line) => line !== null);
  for (const line of shrunk) console.error(line);
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + shrunk.length;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

main().catch(fail);
