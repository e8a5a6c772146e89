import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Ended } from './child.ts';
import { startFirebaseTools } from './firebase-tools.ts';
import { findFireemu, startFireemu } from './fireemu.ts';
import { refuseTakenPorts } from './free-ports.ts';
import { type Ports, PROJECT_ID, portsFor } from './ports.ts';
import { writeFirebaseJson } from './workspace.ts';

// File systems round the time of a file.
const CLOCK_SLACK_MS = 2_000;

/** What the official suite opens beside its emulators. */
const OFFICIAL_PORTS = ['hub', 'logging', 'eventarc', 'tasks', 'firestoreWebsocket'] as const;

/** A part of the backend that can be started by itself. */
export type Service = 'auth' | 'firestore' | 'storage' | 'functions';

/** What to start, and how. */
export interface BackendOptions {
  /** strict: as production, refuses a query without its index. emulator: takes the tokens of rules-unit-testing. */
  profile: 'strict' | 'emulator';
  only: readonly Service[];
  /** Added to every default port: the stack's own (see ports.ts). */
  offset: number;
  /** The data page of the backend. */
  ui?: boolean;
  importDir?: string | undefined;
  exportDir?: string | undefined;
  /** What the functions find in their environment. */
  functionsEnv?: Record<string, string>;
  onLine?: (line: string) => void;
  /** Google's own suite, also where fireemu is installed. */
  official?: boolean;
  /** With an app whose App Check tokens the backend hands out and verifies. Only fireemu does. */
  appCheck?: boolean;
}

/** A backend that answers. */
export interface RunningBackend {
  readonly engine: 'fireemu' | 'firebase-tools';
  readonly ports: Ports;
  /** What the Firebase SDKs read to find it. */
  readonly env: Record<string, string>;
  readonly ended: Promise<Ended>;
  tail(): string;
  stop(): Promise<void>;
}

/** Starts the local backend and resolves once it is ready: fireemu, or the official suite where it is absent. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { offset } = options;
  const ports = portsFor(offset);
  const binary = options.official ? null : findFireemu();
  const always = binary ? (['auth', 'hub', 'logging'] as const) : OFFICIAL_PORTS;
  await refuseTakenPorts([...options.only, ...always], ports);
  const firebaseJson = writeFirebaseJson(options, offset, !binary);
  const forget = () => rmSync(firebaseJson, { force: true });
  const starting = binary
    ? startFireemu(binary, options, ports, firebaseJson)
    : startFirebaseTools(options, firebaseJson);
  starting.then(({ ended }) => ended.then(forget), forget);
  const child = await starting;
  return {
    engine: binary ? 'fireemu' : 'firebase-tools',
    ports,
    env: backendEnv(ports, options.only),
    ended: child.ended,
    tail: child.tail,
    stop: async () => {
      const asked = Date.now();
      await child.stop();
      if (options.exportDir) refuseLostData(options.exportDir, asked, child.tail());
    },
  };
}

/** The emulators end well even when they could not write their data, so the file has to show it. */
function refuseLostData(folder: string, since: number, lastWords: string): void {
  const written = statSync(join(folder, 'firebase-export-metadata.json'), { throwIfNoEntry: false });
  if (written && written.mtimeMs >= since - CLOCK_SLACK_MS) return;
  const why = lastWords.split('\n').filter((line) => /error/i.test(line));
  throw new Error(`The data of this session could not be kept.\n${why.join('\n')}`);
}

/** The variables that point the Firebase SDKs at a local backend. */
export function backendEnv(ports: Ports, only: readonly Service[]): Record<string, string> {
  const env: Record<string, string> = { GCLOUD_PROJECT: PROJECT_ID };
  if (only.includes('auth')) env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  if (only.includes('firestore')) env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  if (only.includes('storage')) env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
  if (only.includes('functions')) env.FUNCTIONS_EMULATOR_HOST = `127.0.0.1:${ports.functions}`;
  return env;
}
