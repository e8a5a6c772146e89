import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A setting as the functions declare it (firebase-functions/params). */
interface Declared {
  name: string;
  type: string;
  default?: unknown;
}

/** Secrets can't be empty: the official suite then asks Google for them. The functions know that this is none. */
const NO_SECRET = 'none';

/**
 * Made on this machine for itself: whoever reads them can send to nobody but the browsers that are registered here, and choose what
 * its accounts get by mail.
 */
const LOCAL_SECRETS: readonly string[] = ['PUSH_PRIVATE_KEY', 'MAIL_KEY'];

// Declaring happens while the module loads. A process of its own, because that also starts the Admin SDK.
const ASK = `
  await import('./lib/index.js');
  const { declaredParams } = await import('firebase-functions/params');
  process.stdout.write('\\n' + JSON.stringify(declaredParams.map((one) => one.toSpec())));
  process.exit(0);
`;

function declaredIn(folder: string): Declared[] {
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', ASK], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // A function that answers to files is declared for a bucket; which one is of no matter here.
    env: { ...process.env, FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'none' }) },
  });
  return JSON.parse(out.slice(out.lastIndexOf('\n'))) as Declared[];
}

/**
 * Writes every setting that the functions in a folder declare into the files that emulators read. The official suite
 * asks at the keyboard for whatever has no value there, also for what has a default, and would wait for ever.
 *
 * fireemu shows a secret only to the functions that declare it, and so runs one invocation at a time as long as it has
 * any: a call would wait for every event before it. Where none but local ones are given, all stand among the settings.
 */
export function writeFunctionSettings(
  folder: string,
  given: Record<string, string>,
  official: boolean,
): void {
  const settings: Record<string, string> = { ...given };
  const secrets: Record<string, string> = {};
  for (const { name, type, default: standard } of declaredIn(folder)) {
    if (type === 'secret') {
      secrets[name] = given[name] || NO_SECRET;
      delete settings[name];
    } else if (given[name] === undefined) {
      if (!['string', 'number', 'boolean'].includes(typeof standard)) {
        throw new Error(`The setting ${name} of the functions has no plain default. Give it a local value.`);
      }
      settings[name] = String(standard);
    }
  }
  const noneGiven = Object.entries(secrets).every(
    ([name, secret]) => secret === NO_SECRET || LOCAL_SECRETS.includes(name),
  );
  if (noneGiven && !official) Object.assign(settings, secrets);
  else writeFileSync(join(folder, '.secret.local'), lines(secrets));
  writeFileSync(join(folder, '.env.local'), lines(settings));
}

const lines = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
