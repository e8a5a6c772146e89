import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ROOT } from '../backend/paths.ts';
import { offsetOf, portsFor } from '../backend/ports.ts';
import { ALWAYS, DASHBOARD, PAGES, ROUTE_BUDGETS } from '../bytes.config.ts';
import { Bytes } from '../bytes.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium.ts';
import { localAppEnv } from '../local/app-env.ts';
import { buildApp } from '../local/build-app.ts';
import { fail } from '../local/progress.ts';
import { startStack } from '../local/stack.ts';
import { openAdmin } from '../seed/admin.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { serveHosting } from '../serve/hosting.ts';
import { readHostingConfig } from '../serve/hosting-config.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { medianFirstPaints } from './first-paint.ts';
import { measureReads, READER } from './reads.ts';
import { measureScrolling } from './scrolling.ts';

// npm run bench: sizes, first paint beside a bare page, and reads billed by the backend. Counts and ratios only;
// nothing here fails, scripts/check-bytes.ts holds the budgets.
const BACKEND = offsetOf('bench');
/** The browser talks to the backend through proxies at this offset. */
const APP = offsetOf('benchProxies');
const PAINT_RUNS = 7;
const RESULTS = join(ROOT, 'bench/results.json');

async function buildBare(outDir: string): Promise<void> {
  await build({
    root: join(ROOT, 'scripts/bench/bare'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

function measureBytes(dist: string) {
  const bytes = new Bytes(dist, ALWAYS);
  const lines = [
    ...[...PAGES, DASHBOARD].map((page) => bytes.page(page)),
    ...ROUTE_BUDGETS.map((route) => bytes.route(route, DASHBOARD)),
  ];
  return lines.map(({ name, kilobytes, budget }) => ({
    name,
    kilobytes: Math.round(kilobytes * 10) / 10,
    budget,
  }));
}

async function main(): Promise<void> {
  const folder = join(ROOT, '.local/bench');
  mkdirSync(folder, { recursive: true });
  const dist = join(folder, 'app');
  await buildApp(dist, localAppEnv(APP));
  await buildBare(join(folder, 'bare'));

  const stack = await startStack({ offset: BACKEND, persistent: false, seed: seedWhenEmpty });
  const [to, from] = [stack.ports, portsFor(APP)];
  const meter = await startCountingProxy(from.firestore, to.firestore);
  const pipes = await Promise.all(
    (['auth', 'storage', 'functions'] as const).map((name) => startCountingProxy(from[name], to[name])),
  );
  const config = readHostingConfig();
  const localOrigins = [from.auth, from.firestore, from.storage, from.functions].flatMap((port) => [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
  ]);
  const app = await serveHosting({ root: dist, port: from.app, config, localOrigins });
  const bare = await serveHosting({ root: join(folder, 'bare'), port: from.ui, config, localOrigins });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  const admin = openAdmin(stack.backend);
  try {
    const appUrl = `http://localhost:${from.app}`;
    const [floor = 0, landing = 0, logIn = 0] = await medianFirstPaints(
      browser,
      [`http://localhost:${from.ui}/`, `${appUrl}/`, `${appUrl}/login`],
      PAINT_RUNS,
    );
    const ratio = (value: number) => Math.round((value / floor) * 100) / 100;
    const results = {
      bytes: measureBytes(dist),
      firstPaint: {
        landingToBareRatio: ratio(landing),
        logInToBareRatio: ratio(logIn),
        medianMs: { bare: Math.round(floor), landing: Math.round(landing), logIn: Math.round(logIn) },
      },
      reads: await measureReads(browser, appUrl, admin.db, meter, stack.ports.auth),
      // In the large school that the reads have left behind.
      scrolling: await measureScrolling(browser, appUrl, READER.email, meter),
      // A poll would read a page of 10 every 30 s.
      specPollReadsPerHour: 1_200,
    };
    mkdirSync(join(ROOT, 'bench'), { recursive: true });
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    console.table(results.bytes);
    console.table([results.firstPaint.medianMs, { landing: results.firstPaint.landingToBareRatio }]);
    console.table(results.reads);
    console.table([results.scrolling]);
    console.log('Written to bench/results.json');
  } finally {
    await admin.close();
    await browser.close();
    for (const one of [app, bare, meter, ...pipes]) await one.stop();
    await stack.stop();
  }
}

main().catch(fail);
