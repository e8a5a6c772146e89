import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startChild } from './child.ts';
import { refuseTakenPorts } from './free-ports.ts';
import { type Ports, portsFor } from './ports.ts';
import { answers, orDeathOf, waitUntil } from './ready.ts';
import { backendEnv, type RunningBackend } from './start-backend.ts';

const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Where the official Firestore emulator is looked for, best first. */
export function officialJarPlaces(env: NodeJS.ProcessEnv = process.env): string[] {
  const sdkRoots = [
    env.CLOUDSDK_ROOT_DIR,
    ...sdkRootsOnPath(env.PATH ?? ''),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-sdk/current',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  const places = env.FIRESTORE_EMULATOR_JAR ? [env.FIRESTORE_EMULATOR_JAR] : [];
  for (const root of sdkRoots) if (root) places.push(join(root, IN_SDK));
  places.push(...cachedJars(join(homedir(), '.cache/firebase/emulators')));
  return [...new Set(places)];
}

// gcloud lies in the SDK's bin folder.
function sdkRootsOnPath(path: string): string[] {
  return path
    .split(delimiter)
    .filter((folder) => folder && existsSync(join(folder, 'gcloud')))
    .map(dirname);
}

function cachedJars(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name));
  return jars
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Starts the official Firestore emulator from a JAR already on this machine. */
export async function startOfficialFirestore(offset: number): Promise<RunningBackend> {
  const ports: Ports = portsFor(offset);
  const places = officialJarPlaces();
  const jar = places.find((place) => existsSync(place));
  if (!jar) {
    throw new Error(
      `No official Firestore emulator found. Looked at:\n  ${places.join('\n  ')}\n` +
        'Set FIRESTORE_EMULATOR_JAR to its JAR, or install it with the Google Cloud SDK or the Firebase CLI.',
    );
  }
  await refuseTakenPorts(['firestore'], ports);

  // The SDK's JAR has no main manifest, and its messages follow the locale: hence class name and language.
  const child = startChild('The official Firestore emulator', 'java', [
    '-Duser.language=en',
    '-cp',
    jar,
    MAIN_CLASS,
    'start',
    '--host=127.0.0.1',
    `--port=${ports.firestore}`,
  ]);
  const url = `http://127.0.0.1:${ports.firestore}/`;
  try {
    await orDeathOf(
      child,
      waitUntil('the official Firestore emulator', 60_000, () => answers(url)),
    );
  } catch (error) {
    await child.stop();
    throw error;
  }
  return {
    engine: 'firebase-tools',
    ports,
    env: backendEnv(ports, ['firestore']),
    ended: child.ended,
    tail: child.tail,
    stop: () => child.stop(),
  };
}
