import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { ROOT } from './paths.ts';
import { type Ports, PROJECT_ID } from './ports.ts';
import { answers, orDeathOf, waitUntil } from './ready.ts';
import type { BackendOptions } from './start-backend.ts';

const CONFIG = { strict: 'fireemu.json', emulator: 'fireemu.emulator.json' } as const;
/** As `strict`, with an app that App Check knows. */
const WITH_APP_CHECK = 'fireemu.app-check.json';

/** Finds the fireemu binary of this platform's npm package, or null where there is none. */
export function findFireemu(): string | null {
  const name = `@fireemu/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const binary = join(folder, 'bin', process.platform === 'win32' ? 'fireemu.exe' : 'fireemu');
    makeRunnable(binary);
    return binary;
  } catch {
    return null;
  }
}

// The package ships its binary without the run bit.
function makeRunnable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

/** Starts fireemu and resolves once every wanted service answers. */
export async function startFireemu(
  binary: string,
  options: BackendOptions,
  ports: Ports,
  firebaseJson: string,
): Promise<Child> {
  const config = options.appCheck ? WITH_APP_CHECK : CONFIG[options.profile];
  const args = ['up', '--config', config, '--firebase-json', firebaseJson];
  args.push('--project', PROJECT_ID, '--only', options.only.join(','));
  args.push('--ui-port', String(options.ui ? ports.ui : 0));
  if (options.importDir) args.push('--import', options.importDir);
  if (options.exportDir) args.push('--export-on-exit', options.exportDir);

  const child = startChild('The local backend', binary, args, { cwd: ROOT, onLine: options.onLine });
  // The Auth port carries the control API, whose health says when the functions are loaded, too.
  const addresses = options.only.map((service) => `http://127.0.0.1:${ports[service]}/`);
  addresses.push(`http://127.0.0.1:${ports.auth}/health/ready`);
  const ready = Promise.all(
    addresses.map((url) => waitUntil(`the local backend at ${url}`, 60_000, () => answers(url))),
  );
  try {
    await orDeathOf(child, ready);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}
