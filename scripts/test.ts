import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './backend/paths.ts';
import { runChecks } from './check.ts';
import { ensureChromium } from './find-chromium.ts';
import { refuseHalfInstall } from './local/installed.ts';
import { fail } from './local/progress.ts';
import { belowFloor, type Counts, readCounts } from './suites.ts';

// npm test: checks, unit, rules, functions, contract, browser; all of them even when one fails, and one line at the end.
const REPORTS = join(ROOT, '.local/test-reports');

interface Suite {
  name: string;
  run(report: string): Promise<Counts>;
}

const vitest = (name: string, ...projects: string[]): Suite => ({
  name,
  run: async (report) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await execute('npx', ['vitest', 'run', ...chosen, ...reporters]);
    return withExit(readCounts(report, 'vitest'), code);
  },
});

const browser: Suite = {
  name: 'browser',
  run: async (report) => {
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await execute('npx', ['playwright', 'test', '--reporter=list,json'], env);
    return withExit(readCounts(report, 'playwright'), code);
  },
};

const SUITES: readonly Suite[] = [
  vitest('unit', 'unit', 'components'),
  vitest('rules', 'rules'),
  vitest('functions', 'functions'),
  vitest('contract', 'contract'),
  browser,
];

/** A run that ends badly has failed, whatever its report counted. */
const withExit = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

function execute(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<void> {
  refuseHalfInstall();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const floors = JSON.parse(readFileSync(join(ROOT, 'tests/floors.json'), 'utf8')) as Record<string, number>;

  const checks = await runChecks();
  const results: [name: string, counts: Counts][] = [
    [
      'checks',
      { passed: checks.filter(({ ok }) => ok).length, failed: checks.filter(({ ok }) => !ok).length },
    ],
  ];
  for (const suite of SUITES) {
    console.log(`\n— ${suite.name}`);
    results.push([suite.name, await suite.run(join(REPORTS, `${suite.name}.json`))]);
  }

  console.log('');
  for (const [name, { passed, failed }] of results)
    console.log(`${name.padEnd(12)}${passed} passed, ${failed} failed`);
  const shrunk = results
    .map(([name, counts]) => belowFloor(name, counts, floors))
    .filter((line) => line !== null);
  for (const line of shrunk) console.error(line);
  const sum = (key: keyof Counts) => results.reduce((total, [, counts]) => total + counts[key], 0);
  const failed = sum('failed') + shrunk.length;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

main().catch(fail);
