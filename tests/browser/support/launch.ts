import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/find-chromium.ts';

/**
 * A page of a test lives for seconds: compiling its code for speed costs more than it ever brings, and with this room
 * (in MiB) for what is new it seldom has to look for what is old.
 */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16';

/**
 * How the tests start their browser.
 * @param kind `whole` for what the one without a window can't do: show a PDF
 * @throws Error when there is none
 */
export function launchOptions(kind: 'any' | 'whole' = 'any'): LaunchOptions {
  const executablePath = findChromium(process.env, kind);
  if (!executablePath)
    throw new Error('No Chromium found. Run: npm test (it installs one), or set CHROMIUM_PATH.');
  return { executablePath, args: [...CHROMIUM_ARGS, SHORT_LIVED] };
}
