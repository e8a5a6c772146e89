import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../backend/paths.ts';
import { offsetOf, portsFor } from '../backend/ports.ts';
import { localAppEnv } from '../local/app-env.ts';
import { buildApp } from '../local/build-app.ts';
import { serveHosting } from '../serve/hosting.ts';
import { readHostingConfig } from '../serve/hosting-config.ts';

const SHOTS = [
  { file: 'feed-phone', width: 390, height: 844, scale: 2 },
  { file: 'feed-wide', width: 1280, height: 800, scale: 1 },
];

/** Photographs the demo's feed for the manifest: what an app store shows before somebody installs the app. */
export async function takeScreenshots(browser: Browser): Promise<void> {
  const root = join(ROOT, '.local/images');
  const offset = offsetOf('images');
  const { app: port } = portsFor(offset);
  await buildApp(root, localAppEnv(offset));
  const hosting = await serveHosting({ root, port, config: readHostingConfig(), localOrigins: [] });
  for (const { file, width, height, scale } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.goto(`http://localhost:${port}/demo`);
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(ROOT, `public/screenshots/${file}.png`) });
    await page.close();
  }
  await hosting.stop();
}
