import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { localFolder } from '../backend/paths.ts';
import { offsetOf, portsFor } from '../backend/ports.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium.ts';
import { startStack } from '../local/stack.ts';
import { type Admin, openAdmin } from '../seed/admin.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { serveHosting } from '../serve/hosting.ts';
import { readHostingConfig } from '../serve/hosting-config.ts';
import { type BarePage, buildBare } from './build-bare.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Meter } from './meter.ts';
import { closeWelcomes } from './parents.ts';

const BACKEND = offsetOf('bench');
/** Browsers talk to the backend through proxies at this offset. */
const PROXIES = offsetOf('benchProxies');

/** What is measured, running on this machine: the app, the bare pages beside it, and the backend of all of them. */
export interface Stage {
  browser: Browser;
  /** Addresses, without a slash at their end. */
  app: string;
  bareShell: string;
  bareFeed: string;
  /** The built app. */
  dist: string;
  admin: Admin;
  /** What goes over the browsers' connections to the database. */
  meter: Meter;
  /** The backend's control API is on the port of Auth. */
  authPort: number;
  stop(): Promise<void>;
}

/** Builds and serves a bare page with the app's headers. */
async function serveBare(page: BarePage, port: number, localOrigins: string[]) {
  const root = join(localFolder(BACKEND), 'bare', page);
  await buildBare(page, root, PROXIES);
  return serveHosting({ root, port, config: readHostingConfig(), localOrigins });
}

/** Builds and starts all of it, with the sample data. */
export async function openStage(): Promise<Stage> {
  const from = portsFor(PROXIES);
  const stack = await startStack({
    offset: BACKEND,
    servicesAt: PROXIES,
    persistent: false,
    // Pictures are named by the address at which browsers find them.
    seed: (backend) => seedWhenEmpty({ ...backend, ports: { ...backend.ports, storage: from.storage } }),
  });
  const to = stack.ports;
  const stops = [() => stack.stop()];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const meter = await startCountingProxy(from.firestore, to.firestore);
    stops.push(meter.stop);
    for (const name of ['auth', 'storage', 'functions'] as const)
      stops.push((await startCountingProxy(from[name], to[name])).stop);
    const origins = [from.auth, from.firestore].map((port) => `http://127.0.0.1:${port}`);
    stops.push((await serveBare('shell', from.ui, origins)).stop);
    stops.push((await serveBare('feed', from.mailPage, origins)).stop);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
    stops.push(() => browser.close());
    const admin = openAdmin(stack.backend);
    stops.push(admin.close);
    await closeWelcomes(admin.db);
    return {
      browser,
      app: stack.appUrl,
      bareShell: `http://localhost:${from.ui}`,
      bareFeed: `http://localhost:${from.mailPage}`,
      dist: join(localFolder(BACKEND), 'dist'),
      admin,
      meter,
      authPort: to.auth,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
