import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck } from 'firebase/app-check';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(),
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly siteKey: string) {}
  },
}));
const initializeApp = vi.hoisted(() => vi.fn((): FirebaseApp => ({ name: 'app' }) as FirebaseApp));
vi.mock('firebase/app', () => ({ initializeApp, _addOrOverwriteComponent: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.mocked(initializeAppCheck).mockReset();
});

it('vouches for the app before anything else may use it, where a key is set', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
  const { app } = await import('./app');
  expect(vi.mocked(initializeAppCheck).mock.calls).toEqual([
    [app, { provider: { siteKey: 'site-key' }, isTokenAutoRefreshEnabled: true }],
  ]);
});

it('is not there without a key', async () => {
  await import('./app');
  expect(initializeAppCheck).not.toHaveBeenCalled();
});
