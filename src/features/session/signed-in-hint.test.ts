import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSessions } from '@/backend/session-lock';
import { storedText } from '@/stored';
import { forgetSignedIn, maySignIn, rememberSignedIn, wasSignedIn } from './signed-in-hint';

vi.mock('@/backend/session-lock', () => ({ openSessions: vi.fn() }));

const onDevice = storedText('local', 'schoolgate.signedIn');
const inTab = storedText('session', 'schoolgate.signedIn');

beforeEach(() => {
  vi.mocked(openSessions).mockResolvedValue([]);
});
afterEach(forgetSignedIn);

it('is on the device only where the sign-in is kept there', () => {
  expect(wasSignedIn()).toBe(false);
  rememberSignedIn('ana', false);
  expect([onDevice.get(), inTab.get(), wasSignedIn()]).toEqual([null, '1', true]);
  rememberSignedIn('ana', true);
  expect([onDevice.get(), inTab.get(), wasSignedIn()]).toEqual(['1', null, true]);
  forgetSignedIn();
  expect([onDevice.get(), inTab.get(), wasSignedIn()]).toEqual([null, null, false]);
  rememberSignedIn('ana', false);
  forgetSignedIn();
  expect(wasSignedIn()).toBe(false);
});

it('counts another tab that is signed in now, where the browser can tell', async () => {
  expect(await maySignIn()).toBe(false);
  vi.mocked(openSessions).mockResolvedValue(['a tab']);
  expect([await maySignIn(), wasSignedIn()]).toEqual([true, false]);
  vi.mocked(openSessions).mockResolvedValue(null);
  expect(await maySignIn()).toBe(false);
  rememberSignedIn('ana', true);
  expect(await maySignIn()).toBe(true);
});
