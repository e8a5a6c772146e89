import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { refuseOldJava } from './java.ts';
import { ROOT } from './paths.ts';
import { PROJECT_ID } from './ports.ts';
import { orDeathOf } from './ready.ts';
import type { BackendOptions, Service } from './start-backend.ts';

/** The Firebase CLI, run through npx: it is only needed where fireemu is not installed, and for deploys. */
export const FIREBASE_TOOLS = 'firebase-tools@15';
/** What its emulators ask for since version 15. */
const JAVA = 21;
const IN_JAVA: readonly Service[] = ['firestore', 'storage'];

/** Starts the official Emulator Suite. It downloads its emulators at the first start and needs Java. */
export async function startFirebaseTools(options: BackendOptions, firebaseJson: string): Promise<Child> {
  if (options.only.some((service) => IN_JAVA.includes(service))) {
    const here = `${process.platform} ${process.arch}`;
    refuseOldJava(`Google's Emulator Suite (${FIREBASE_TOOLS}), the local backend on ${here},`, JAVA);
  }
  // Nobody could answer a question here: it would wait for ever.
  const args = ['--yes', FIREBASE_TOOLS, 'emulators:start', '--non-interactive', '--project', PROJECT_ID];
  args.push('--config', firebaseJson, '--only', options.only.join(','));
  if (options.importDir) args.push('--import', options.importDir);
  if (options.exportDir) args.push('--export-on-exit', options.exportDir);
  // It keeps stored files, and the address of its hub, by project: two stacks would overwrite each other's.
  const scratch = mkdtempSync(join(tmpdir(), 'schoolgate-'));

  let announceReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const child = startChild('The Firebase Emulator Suite', 'npx', args, {
    cwd: ROOT,
    env: { TMPDIR: scratch },
    // The suite exports its data on SIGINT.
    signal: 'SIGINT',
    onLine: (line) => {
      if (line.includes('All emulators ready')) announceReady();
      options.onLine?.(line);
    },
  });
  void child.ended.then(() => rmSync(scratch, { recursive: true, force: true }));
  try {
    await orDeathOf(child, ready);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}
