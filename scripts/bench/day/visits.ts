import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { TestUser } from '../../../tests/support/world.ts';
import { portsFor } from '../../backend/ports.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../find-chromium.ts';
import { localAppEnv } from '../../local/app-env.ts';
import { buildApp } from '../../local/build-app.ts';
import { serveHosting } from '../../serve/hosting.ts';
import { readHostingConfig } from '../../serve/hosting-config.ts';
import type { Control } from '../control.ts';
import { settled } from '../meter.ts';
import { newListeners, openListeners } from './new-requests.ts';
import { type Decided, lookUpsOf } from './rule-reads.ts';
import type { Visit } from './script.ts';
import { BROWSER, type Metered } from './stack.ts';
import { sum } from './tally.ts';

/** What a screen asks of the database. */
export interface Seen {
  visit: Visit;
  documents: number;
  /** Queries and listeners that were started. */
  targets: number;
  /** Queries and listeners that found nothing: billed as one read each. */
  empty: number;
  ruleReads: number;
  /** The documents, by collection. */
  of: Record<string, number>;
}

const TRIES = 4;

/** Of the document or the list that was asked for; the local backend puts a document of no name into a list. */
const collectionOf = ({ path }: Decided): string => path.split('/').at(-2) ?? '';

/** The app in a real browser, which asks for what its screens show. */
export interface App {
  browser: Browser;
  url: string;
  stop(): Promise<void>;
}

export async function openApp({ folder }: Metered): Promise<App> {
  const dist = join(folder, 'app');
  await buildApp(dist, localAppEnv(BROWSER));
  const ports = portsFor(BROWSER);
  const origins = [ports.auth, ports.firestore, ports.storage, ports.functions];
  const app = await serveHosting({
    ...{ root: dist, port: ports.app, config: readHostingConfig() },
    localOrigins: origins.flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  return {
    browser,
    url: `http://localhost:${ports.app}`,
    stop: async () => {
      await browser.close();
      await app.stop();
    },
  };
}

/** A device of somebody, signed in and on the dashboard. */
export async function openDashboard({ browser, url }: App, user: TestUser, isKept: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  if (isKept) await page.getByLabel('Keep me signed in on this device').check();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await firstPost(page);
  return page;
}

const firstPost = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor();

/** Loads the dashboard anew. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await firstPost(page);
}

/** Goes to another screen within the app, as a press on a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** What each screen of the day's script costs somebody; a screen within the app costs what it asks for beside the dashboard. */
export async function measureVisits(
  app: App,
  { browser: meter }: Metered,
  control: Control,
  user: TestUser,
  paths: { event: string; post: string; profile: string },
): Promise<Seen[]> {
  const seen: Seen[] = [];
  let sequence = 0;
  let open: ReadonlyMap<string, number> = new Map();
  const measure = async (visit: Visit, act: () => Promise<unknown>, isReload = false) => {
    await settled(meter);
    const [last] = await control.decidedAfter(sequence);
    sequence = last?.sequence ?? sequence;
    // A stream that broke on a busy machine asks for everything once more: such a look tells not what one costs.
    for (let tries = 0; tries < TRIES; tries += 1) {
      meter.reset();
      await act();
      await settled(meter);
      if (!isReload || meter.traffic.streams === 1) break;
    }
    const decided = (await control.decidedAfter(sequence)).filter(({ uid }) => uid === user.uid);
    const asked = newListeners(decided, isReload ? new Map() : open);
    // A screen that asks for nothing new leaves no trace of those that are open.
    if (decided.length > 0) open = openListeners(decided);
    const documents = sum(meter.traffic.documents);
    seen.push({
      ...{ visit, documents, targets: meter.traffic.targets },
      empty: asked.filter((one) => !meter.traffic.documents.has(collectionOf(one))).length,
      ruleReads: asked.reduce((all, one) => all + lookUpsOf(one), 0),
      of: Object.fromEntries(meter.traffic.documents),
    });
  };
  const page = await openDashboard(app, user, false);
  await measure('openAnew', () => reload(page), true);
  for (const [visit, path] of [
    ['notifications', '/notifications'],
    ['comments', `/post/${paths.post}`],
    ['events', '/events'],
    ['event', `/events/${paths.event}`],
    ['directory', '/directory'],
  ] as const)
    await measure(visit, () => go(page, path));
  await measure('directorySearch', async () => {
    await page.getByLabel('Search by name, child, grade or room').fill('Person');
    await page.keyboard.press('Enter');
  });
  await measure('profile', () => go(page, `/profile/${paths.profile}`));
  await measure('groups', () => go(page, '/groups'));
  await go(page, '/dashboard');
  await measure('search', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await page.getByRole('searchbox').first().fill('lunch');
    await page.keyboard.press('Enter');
  });
  await page.context().close();

  const kept = await openDashboard(app, user, true);
  await measure('openAgain', () => reload(kept), true);
  await kept.context().close();
  return seen;
}
