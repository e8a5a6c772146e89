import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { Channels } from '../support/channels.ts';
import { inspectUnseen, type Person, test as withPeople } from '../support/fixtures.ts';
import { Problems } from '../support/problems.ts';

/** What a browser says when it is cut off, and Firestore once about it. */
const CUT_OFF =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore backend|stream \S+ transport errored/;

/** The home that was kept the last time, in front of an app that is not there yet. */
export const snapshot = (page: Page) => page.locator('#home-snapshot');
/** Waits until the app has taken its place: before, all that it shows is there twice, once unseen. */
export const appCame = (page: Page) => expect(snapshot(page)).toHaveCount(0);

/** A browser with a disk: what it stores is there again after it was closed. */
export class Device {
  #context: BrowserContext | null = null;
  readonly #problems = new Problems();
  readonly #channels = new Channels();

  constructor(
    private readonly folder: string,
    private readonly options: Parameters<typeof chromium.launchPersistentContext>[1],
  ) {}

  /** Starts the browser and opens a page of the app. */
  async start(address: string, { offline = false } = {}): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.folder, { ...this.options, offline });
    this.#context = context;
    this.#problems.watch(context);
    this.#channels.watch(context);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(address);
    await appCame(page);
    return page;
  }

  async newPage(): Promise<Page> {
    return this.context.newPage();
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser is closed');
    return this.#context;
  }

  /** Names a complaint that the test provokes on purpose. */
  expectComplaint(pattern: RegExp): void {
    this.#problems.expect(pattern);
  }

  /** Names one that may come or not. */
  allowComplaint(pattern: RegExp): void {
    this.#problems.allow(pattern);
  }

  /** Cuts the network, or gives it back. */
  async setOffline(offline: boolean): Promise<void> {
    this.expectComplaint(CUT_OFF);
    if (offline) await goOffline(this);
    else await this.context.setOffline(false);
  }

  async inspectUnseen(): Promise<void> {
    await inspectUnseen(this.#context?.pages() ?? []);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    await this.#channels.end();
    this.#context = null;
  }

  check(): void {
    this.#problems.check();
  }
}

export const test = withPeople.extend<{ device: Device }>({
  device: async ({ viewport, locale, timezoneId, baseURL, world: _world }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'schoolgate-device-'));
    const { launchOptions } = base.info().project.use;
    const device = new Device(folder, {
      ...launchOptions,
      viewport,
      locale,
      timezoneId,
      baseURL,
      serviceWorkers: 'allow',
    });
    await use(device);
    await device.inspectUnseen();
    await device.close();
    await rm(folder, { recursive: true });
    device.check();
  },
});

export const banner = (page: Page) => page.getByText('You are offline', { exact: true });

/**
 * Cuts somebody's network, of which the browser may complain, and waits until each page says so: what is pressed while that
 * pushes the page down may be missed.
 */
export async function goOffline(someone: Pick<Person, 'context' | 'allowComplaint'>): Promise<void> {
  someone.allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  await someone.context.setOffline(true);
  for (const page of someone.context.pages()) await expect(banner(page)).toBeVisible();
}

/** Signs in with "Keep me signed in on this device". */
export async function signInForGood(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Keep me signed in on this device').check();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Waits until the service worker has everything, and hands it the page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await appCame(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Everything the browser stores for the app, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const dump = async (name: string) => {
      const database = await answer(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const contents = await Promise.all(
        stores.map((store) => answer(database.transaction(store).objectStore(store).getAll())),
      );
      database.close();
      return JSON.stringify([name, stores, contents]);
    };
    const databases = await indexedDB.databases();
    const dumps = await Promise.all(databases.map(({ name = '' }) => dump(name)));
    return [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...dumps].join('\n');
  });
}
