import { offsetOf } from './backend/ports.ts';
import { refuseHalfInstall } from './local/installed.ts';
import { fail } from './local/progress.ts';
import { type Stack, startStack } from './local/stack.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { seededAccounts } from './seed/summary.ts';

// npm start, npm run dev (--dev): the whole product on this machine until Ctrl-C. With -- --official on Google's suite.
const dev = process.argv.includes('--dev');
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 1_000;

async function main(): Promise<void> {
  refuseHalfInstall();
  console.log('\nSchoolgate, local\n');
  // While things start nothing is worth keeping yet: the children go down with us (see child.ts).
  let end = (): void => process.exit(130);
  // Ctrl-C reaches us from the terminal and from npm: the second time says nothing new.
  for (const signal of SIGNALS) process.on(signal, () => end());
  endWithParent(() => end());

  const stack = await startStack({
    offset: offsetOf('start'),
    dev,
    official: process.argv.includes('--official'),
    persistent: true,
    seed: seedWhenEmpty,
    functionsEnv: assistantEnv(),
    onBackendLine: logProblems,
  });
  const asked = new Promise<void>((resolve) => {
    end = resolve;
  });
  console.log(welcome(stack));
  const died = await Promise.race([asked.then(() => false), stack.backend.ended.then(() => true)]);
  if (died) {
    console.error(`\nThe local backend stopped by itself. Its last words:\n${stack.backend.tail()}`);
    // What could still be kept was kept when it stopped.
    await stack.stop().catch(() => undefined);
    process.exit(1);
  }
  console.log('\nStopping, and keeping the data …');
  await stack.stop();
  console.log('Stopped.');
  process.exit(0);
}

/** ASSISTANT_BASE_URL=http://localhost:11434/v1 npm start: a provider of one's own instead of the curated set. */
const assistantEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('ASSISTANT_') && value !== undefined ? [[name, value]] : [],
    ),
  );

function welcome({ appUrl, mailUrl, ports, backend }: Stack): string {
  return `
Ready.

  The app       ${appUrl}
  Caught mail   ${mailUrl}
  The data      http://127.0.0.1:${ports.ui}${backend.engine === 'fireemu' ? '/ui' : '/'}

${seededAccounts()}

Ctrl-C stops everything and keeps the data. npm run reset starts afresh.
`;
}

// A killed npm or closed terminal leaves us without a parent; nobody could stop us any more.
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, ORPHAN_CHECK_MS).unref();
}

function logProblems(line: string): void {
  if (/\b(error|warning)\b/i.test(line)) console.error(`  backend: ${line}`);
}

main().catch(fail);
