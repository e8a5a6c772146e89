import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';
import { backendEnv } from '../../../scripts/backend/start-backend.ts';
import { openAdmin } from '../../../scripts/seed/admin.ts';
import { World } from '../../support/world.ts';
import { inspectUnseen } from './accessibility.ts';
import { Channels } from './channels.ts';
import { Mail } from './mail.ts';
import { Problems } from './problems.ts';
import { arriveSignedIn, signIn } from './sign-in.ts';

/** One person at one browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /**
   * Is signed in: through the form where it is open, else by a log-in before the test.
   * @param path where to arrive, the dashboard unless given
   */
  signIn(account: { email: string; password: string }, path?: string): Promise<void>;
  /** Names a complaint of the browser that the test provokes on purpose. */
  expectComplaint(pattern: RegExp): void;
  /** Names one that a race between people may bring or not. */
  allowComplaint(pattern: RegExp): void;
}

interface Fixtures {
  /** Opens a fresh browser. At the end of the test no page of it may have complained. */
  person(): Promise<Person>;
  world: World;
  mail: Mail;
}

const ports = portsFor(offsetOf('tests'));

export const test = base.extend<Fixtures, { sharedWorld: World }>({
  // It asks for the world so that schools are closed only when nobody looks at them any more.
  person: async ({ browser, baseURL, world: _world }, use) => {
    const opened: { context: BrowserContext; problems: Problems }[] = [];
    const channels = new Channels();
    await use(async () => {
      const context = await browser.newContext();
      const problems = new Problems();
      problems.watch(context);
      channels.watch(context);
      opened.push({ context, problems });
      const page = await context.newPage();
      return {
        page,
        context,
        signIn: async (account, path) => {
          if (new URL(page.url(), baseURL).pathname !== '/login') return arriveSignedIn(page, account, path);
          await signIn(page, account);
          if (path) await page.goto(path);
        },
        expectComplaint: (pattern) => problems.expect(pattern),
        allowComplaint: (pattern) => problems.allow(pattern),
      };
    });
    await inspectUnseen(opened.flatMap(({ context }) => context.pages()));
    for (const { context } of opened) await context.close();
    await channels.end();
    for (const { problems } of opened) problems.check();
  },

  sharedWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const admin = openAdmin({ ports, env: backendEnv(ports, ['auth', 'firestore', 'storage']) });
      await use(new World(admin));
      await admin.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ sharedWorld }, use) => {
    await use(sharedWorld);
    await sharedWorld.closeSchools();
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  mail: ({}, use) => use(new Mail(ports)),
});

export { expect } from '@playwright/test';
export { axe, inspectUnseen } from './accessibility.ts';
export { signIn } from './sign-in.ts';
