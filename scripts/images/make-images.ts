import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { ROOT } from '../backend/paths.ts';
import { ensureChromium } from '../find-chromium.ts';
import { fail } from '../local/progress.ts';
import type * as og from './og-page.tsx';
import { takeScreenshots } from './screenshots.ts';

// Draws public/og.png and public/screenshots, which are committed. After a change of name, colours or drawing, run it again:
// npx tsx scripts/images/make-images.ts
const font = (name: string) =>
  pathToFileURL(join(ROOT, `node_modules/@fontsource-variable/${name}-latin-wght-normal.woff2`)).href;

async function pageOfLink(): Promise<string> {
  // The drawing is a component of the app: loaded as the app's tools load it.
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { ogPage } = (await vite.ssrLoadModule('/scripts/images/og-page.tsx')) as typeof og;
  await vite.close();
  return ogPage({
    display: font('vollkorn/files/vollkorn'),
    sans: font('schibsted-grotesk/files/schibsted-grotesk'),
  });
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const file = join(ROOT, '.local/og.html');
  writeFileSync(file, await pageOfLink());
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'public/og.png') });
  await takeScreenshots(browser);
  await browser.close();
}

main().catch(fail);
