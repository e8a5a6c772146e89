import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../functions/build.ts';
import { localFunctionsEnv } from './functions-env.ts';
import { localFolder, ROOT } from './paths.ts';
import { offsetOf, portsFor } from './ports.ts';
import { type BackendOptions, startBackend } from './start-backend.ts';

const offset = offsetOf('unitTests');
const ports = portsFor(offset);
const functionsFolder = join(localFolder(offset), 'functions');
let bin: string;

/** Puts a program of this name before all others on the PATH. */
function standIn(name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}
const java = (version: string) => standIn('java', `echo 'openjdk version "${version}" 2025-01-01' >&2`);

beforeAll(buildFunctions);
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'official-suite-'));
  // Nothing else, so that neither a real Java nor a real npx is met.
  vi.stubEnv('PATH', `${bin}:${dirname(process.execPath)}:/usr/bin:/bin`);
  java('21.0.2');
  // Notes how it was called, announces itself as the suite does, and writes its data when it is interrupted.
  standIn(
    'npx',
    `printf '%s\\n' "$@" > '${bin}/arguments'; pwd > '${bin}/folder'; echo "$TMPDIR" > '${bin}/scratch'
touch "$TMPDIR/hub.json"
export_to=; previous=
for one in "$@"; do
  case "$previous" in --config) cp "$one" '${bin}/firebase.json';; --export-on-exit) export_to="$one";; esac
  previous="$one"
done
if read answer; then echo "$answer" > '${bin}/answer'; fi
trap 'test -z "$export_to" || { mkdir -p "$export_to"; echo {} > "$export_to/firebase-export-metadata.json"; }; exit 0' INT
echo '│ ✔  All emulators ready! It is now safe to connect your app. │'
while :; do sleep 0.05; done`,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(bin, { recursive: true });
  rmSync(localFolder(offset), { recursive: true, force: true });
});

const start = (options: Partial<BackendOptions> = {}) =>
  startBackend({
    profile: 'strict',
    only: ['auth', 'firestore', 'storage', 'functions'],
    offset,
    official: true,
    functionsEnv: { ...localFunctionsEnv(ports), ASSISTANT_API_KEY: 'sk-"quoted"' },
    ...options,
  });
const noted = (name: string) => readFileSync(join(bin, name), 'utf8').trim();
/** Names and values of a file as the suite reads them: quoted, with escaped quotes. */
const settings = (file: string) =>
  Object.fromEntries(
    readFileSync(join(functionsFolder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Z_]+)="(.*)"$/.exec(line) ?? [];
        return [name, value.replaceAll('\\"', '"')];
      }),
  );

/** What the functions declare, as their source has it. */
function declaredInSource(kind: RegExp): string[] {
  const source = join(ROOT, 'functions/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  return files
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/\bdefine(\w+)\(\s*'(\w+)'/g)])
    .filter(([, what = '']) => kind.test(what))
    .map(([, , name = '']) => name)
    .sort();
}

describe('the official suite, where fireemu is not installed', () => {
  test('is called without a terminal, for this stack', async () => {
    const data = join(localFolder(offset), 'data');
    const backend = await start({ importDir: '/some/data', exportDir: data });
    expect(backend.engine).toBe('firebase-tools');
    expect(noted('arguments').split('\n')).toEqual([
      '--yes',
      'firebase-tools@15',
      'emulators:start',
      '--non-interactive',
      '--project',
      'demo-schoolgate',
      '--config',
      join(ROOT, `firebase.offset-${offset}.json`),
      '--only',
      'auth,firestore,storage,functions',
      '--import',
      '/some/data',
      '--export-on-exit',
      data,
    ]);
    expect(noted('folder')).toBe(ROOT.replace(/\/$/, ''));
    // Nobody answers at its keyboard.
    expect(existsSync(join(bin, 'answer'))).toBe(false);
    await backend.stop();
    expect(existsSync(join(ROOT, `firebase.offset-${offset}.json`))).toBe(false);
  });

  test('finds all its ports moved, and the functions of this stack', async () => {
    const backend = await start({ ui: true });
    const { emulators, functions } = JSON.parse(noted('firebase.json')) as {
      emulators: Record<string, { port?: number; websocketPort?: number; enabled?: boolean }>;
      functions: { source: string }[];
    };
    const { firestore, ...others } = emulators;
    expect(firestore).toMatchObject({ port: ports.firestore, websocketPort: ports.firestoreWebsocket });
    for (const name of ['auth', 'storage', 'functions', 'ui', 'hub', 'logging', 'eventarc', 'tasks'] as const)
      expect({ name, port: others[name]?.port }).toEqual({ name, port: ports[name] });
    expect(others.ui?.enabled).toBe(true);
    expect(join(ROOT, functions[0]?.source ?? '')).toBe(functionsFolder);
    await backend.stop();
  });

  test('finds a value for every setting and every secret, so that it has nothing to ask', async () => {
    const backend = await start();
    const values = settings('.env.local');
    expect(Object.keys(values).sort()).toEqual(declaredInSource(/^(?!.*Secret)/));
    expect(values).toMatchObject({
      SMTP_PORT: String(ports.smtp),
      MAIL_FROM: 'Schoolgate <hello@schoolgate.test>',
      SMTP_SECURE: 'false',
      SMTP_USER: '',
      ASSISTANT_DAILY_LIMIT: '10',
    });
    const secrets = settings('.secret.local');
    expect(Object.keys(secrets).sort()).toEqual(declaredInSource(/Secret/));
    // An empty one would be looked for at Google.
    expect(secrets).toEqual({
      SMTP_PASSWORD: 'none',
      ASSISTANT_API_KEY: 'sk-"quoted"',
      CALENDAR_KEY: 'none',
      MAIL_KEY: 'none',
      PSEUDONYM_KEY: 'none',
      PUSH_PRIVATE_KEY: 'none',
    });
    await backend.stop();
  });

  test('keeps its scratch files apart from those of another stack, and leaves none', async () => {
    const backend = await start();
    const scratch = noted('scratch');
    expect(dirname(scratch)).toBe(tmpdir());
    expect(existsSync(join(scratch, 'hub.json'))).toBe(true);
    await backend.stop();
    expect(existsSync(scratch)).toBe(false);
  });
});

describe('Java for the official suite', () => {
  test.each([
    ['17.0.15', 'the one on the PATH is version 17'],
    ['1.8.0_292', 'the one on the PATH is version 8'],
  ])('%s is too old, which is said before anything starts', async (version, words) => {
    java(version);
    await expect(start()).rejects.toThrow(words);
    await expect(start()).rejects.toThrow(/needs Java 21 or newer.*apt install openjdk-21-jre-headless/s);
    expect(existsSync(join(bin, 'arguments'))).toBe(false);
    expect(existsSync(join(ROOT, `firebase.offset-${offset}.json`))).toBe(false);
  });

  test('none at all is said so', async () => {
    rmSync(join(bin, 'java'));
    vi.stubEnv('PATH', bin);
    await expect(start()).rejects.toThrow('there is none on the PATH');
  });

  test('accounts and functions alone need none', async () => {
    java('17.0.15');
    const backend = await start({ only: ['auth', 'functions'] });
    await backend.stop();
  });
});
