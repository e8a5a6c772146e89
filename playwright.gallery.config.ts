import { defineConfig } from '@playwright/test';
import { offsetOf, portsFor } from './scripts/backend/ports.ts';
import { launchOptions } from './tests/browser/support/launch.ts';

// `npm run gallery`: photographs every screen in every state into an ignored folder, to be looked at. It asserts nothing.
export default defineConfig({
  testDir: 'tests/gallery',
  testMatch: '**/*.gallery.ts',
  globalSetup: './tests/browser/support/global-setup.ts',
  outputDir: 'test-results/gallery',
  fullyParallel: true,
  workers: 2,
  // One person walks through dozens of screens in eight windows each.
  timeout: 1_200_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${portsFor(offsetOf('tests')).app}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
});
