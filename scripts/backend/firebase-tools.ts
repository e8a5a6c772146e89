import { type Child, startChild } from './child.ts';
import { ROOT } from './paths.ts';
import { PROJECT_ID } from './ports.ts';
import { orDeathOf } from './ready.ts';
import type { BackendOptions } from './start-backend.ts';

/** The Firebase CLI, run through npx: it is only needed where fireemu is not installed, and for deploys. */
export const FIREBASE_TOOLS = 'firebase-tools@15';

/** Starts the official Emulator Suite. It downloads its emulators at the first start and needs Java. */
export async function startFirebaseTools(options: BackendOptions, firebaseJson: string): Promise<Child> {
  const args = ['--yes', FIREBASE_TOOLS, 'emulators:start', '--project', PROJECT_ID];
  args.push('--config', firebaseJson, '--only', options.only.join(','));
  if (options.importDir) args.push('--import', options.importDir);
  if (options.exportDir) args.push('--export-on-exit', options.exportDir);

  let announceReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const child = startChild('The Firebase Emulator Suite', 'npx', args, {
    cwd: ROOT,
    // The suite exports its data on SIGINT.
    signal: 'SIGINT',
    onLine: (line) => {
      if (line.includes('All emulators ready')) announceReady();
      options.onLine?.(line);
    },
  });
  try {
    await orDeathOf(child, ready);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}
