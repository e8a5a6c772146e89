import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { offsetOf, portsFor } from './scripts/backend/ports.ts';
import { launchOptions } from './tests/browser/support/launch.ts';

const ports = portsFor(offsetOf('tests'));

/**
 * Files that run on the desktop alone, as their subject has no layout, is the work of staff, or sizes its windows itself.
 * Single tests of others carry `@any-screen`. That each page fits a phone is tried by layout*, screens and every-route.
 */
const DESKTOP = [
  'address-change',
  'admin*',
  'auth',
  'direction',
  'exactly-once',
  'failing-code',
  'files-away',
  'harness',
  'hosting',
  'layout*',
  'moderator',
  'offline*',
  'pwa',
  'reauthentication',
  'reject',
  'second-factor',
  'server-silent',
  'session-tabs',
  'sign-up-broken-off',
  'slow-line',
  'storage-blocked',
  'two-schools',
];

/** Files whose journeys are the same on both screens: they run on the one that most parents have. */
const PHONE = [
  'announcements',
  'assistant',
  'assistant-ai',
  'calendar-feed',
  'contact',
  'demo',
  'directory-profile',
  'editing',
  'event-comments',
  'event-series',
  'every-route',
  'feed-dashboard',
  'feed-reading',
  'group-running',
  'groups',
  'invites',
  'joining',
  'joining-school-page',
  'legal',
  'mail-choices',
  'motion',
  'my-data',
  'polls',
  'push',
  'replies',
  'report-appeal',
  'rsvps',
  'sign-ups',
  'topics',
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores, as each waits for the backend a quarter of its time; ports.ts has room for four.
  workers: Math.min(4, Math.max(2, availableParallelism()) + 1),
  // What fails runs once more to be recorded, and has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // They end what hangs. A loaded machine was seen four times as slow as another, and is no fault of the app.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.app}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // It stores the whole app on each fresh device, a third of what a test costs. Its own tests allow it.
    serviceWorkers: 'block',
    // Each turn of a page is drawn twice, without a graphics card by the processor. Tests that go from page to page, and
    // those of devices, have it turned on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'desktop',
      // It is asked of project, file and title, one after another.
      grepInvert: new RegExp(`[ /](${PHONE.join('|')})\\.spec\\.ts (?!.*@any-screen)`),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: DESKTOP.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@any-screen/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
});
