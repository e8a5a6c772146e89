import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How a Chromium starts that has no screen, no sandbox of its own and asks nobody but us for anything. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one without a window, which halves what a page costs, and without a viewer of PDFs. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: CHROMIUM_PATH, the shell without a window, Playwright's own, then the system's. Null when there is
 * none.
 * @param kind `whole` leaves the shell out, for what it can't do
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  kind: 'any' | 'whole' = 'any',
): string | null {
  const named = env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  if (named && (kind === 'any' || basename(named) !== SHELL)) return named;
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = (names: string[]) => folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const shells = kind === 'any' ? onPath([SHELL]) : [];
  return [...shells, chromium.executablePath(), ...onPath(NAMES), ...PLACES].find(isProgram) ?? null;
}

/** Finds a Chromium or installs one: Debian's packages where there are any, else Playwright's. */
export function ensureChromium(): string {
  const found = findChromium(process.env, 'whole');
  if (found) return findChromium() ?? found;
  console.log('No Chromium on this machine; installing one.');
  const debian = (...names: string[]) => ['install', '-y', '-q', '--no-install-recommends', ...names];
  const installs: [string, string[]][] = [
    ['apt-get', ['update', '-q']],
    ['apt-get', debian('chromium', SHELL)],
    ['apt-get', debian('chromium')],
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ];
  for (const [command, args] of installs) {
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = findChromium(process.env, 'whole');
    if (installed) return findChromium() ?? installed;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}
