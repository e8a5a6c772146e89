import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The shell has no window, which halves what a page costs.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a Chromium: CHROMIUM_PATH, Playwright's own, then the system's. Null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find(isProgram) ?? null;
}

/** Finds a Chromium or installs one: Debian's package where there are any, else Playwright's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine; installing one.');
  const debian = (name: string) => ['install', '-y', '-q', '--no-install-recommends', name];
  const installs: [string, string[]][] = [
    ['apt-get', ['update', '-q']],
    ['apt-get', debian('chromium-headless-shell')],
    ['apt-get', debian('chromium')],
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ];
  for (const [command, args] of installs) {
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
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
