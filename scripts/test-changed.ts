import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './backend/paths.ts';
import { choose } from './changed/choose.ts';
import { ensureChromium } from './find-chromium.ts';

// npm run test:changed [-- <commit>]: what the changes since a commit touch; without one what is not committed yet, or
// else the last commit. Quick, and no proof: npm test is.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles(since: string | undefined): string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const edited = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  const files = edited.length > 0 || since ? edited : git('diff', '--name-only', 'HEAD~1');
  // What was deleted has no tests any more; who used it does not compile.
  return files.filter((file) => existsSync(join(ROOT, file)));
}

const failed: string[] = [];

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failed.push(name);
}

const vitest = (name: string, tests: string[] | 'all') => {
  if (tests.length > 0)
    run(name, 'npx', ['vitest', 'run', '--project', name, ...(tests === 'all' ? [] : tests)]);
};

const started = performance.now();
const files = changedFiles(process.argv[2]);
const choice = choose(files);
console.log(`${files.length} changed files.`);
if (files.length > 0) {
  run('types', 'npm', ['run', '-s', 'typecheck']);
  run('format and lint', 'npx', [
    'biome',
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ]);
}
if (choice.related.length > 0) {
  const projects = ['--project', 'unit', '--project', 'components', '--passWithNoTests'];
  run('unit', 'npx', ['vitest', 'related', '--run', ...projects, ...choice.related]);
}
vitest('rules', choice.rules);
vitest('functions', choice.functions);
vitest('contract', choice.contract);
if (choice.browser.length > 0) {
  const specs = choice.browser.map((name) => `/${name}.spec.ts`);
  run('browser', 'npx', ['playwright', 'test', ...specs], {
    CHROMIUM_PATH: ensureChromium(),
  });
}
console.log(`\n${Math.round((performance.now() - started) / 1_000)} s`);
for (const name of failed) console.error(`Failed: ${name}`);
process.exit(failed.length > 0 ? 1 : 0);
