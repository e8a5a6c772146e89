import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A check that must hold before anything lands: its name and its command. */
const CHECKS: readonly [name: string, command: string][] = [
  ['lock file', 'npx tsx scripts/complete-lock.ts --check'],
  ['types', 'npm run -s typecheck'],
  ['format and lint', 'npm run -s lint'],
  ['layers', 'npm run -s layers'],
  ['nothing unused', 'npm run -s unused'],
  ['bytes', 'npx tsx scripts/check-bytes.ts'],
];

interface Outcome {
  name: string;
  ok: boolean;
}

function run(name: string, command: string): Promise<Outcome> {
  console.log(`\n— ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    // With all that it starts it comes after whatever else runs: npm test runs it beside suites that can be too late.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('close', (code) => resolve({ name, ok: code === 0 }));
  });
}

/** Runs every check, also after one has failed: one run shows all there is to mend. */
export async function runChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, command] of CHECKS) outcomes.push(await run(name, command));
  return outcomes;
}

if (import.meta.filename === process.argv[1]) {
  const failed = (await runChecks()).filter(({ ok }) => !ok);
  for (const { name } of failed) console.error(`Failed: ${name}`);
  if (failed.length > 0) process.exit(1);
  console.log('\nAll checks hold.');
}
