import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToQuery } from '../reading/listen';
import { askForHome } from './ask-early';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: { uid: 'ana' } as object | null, authStateReady: async () => undefined },
}));
const stop = vi.hoisted(() => vi.fn());
vi.mock('../reading/listen', () => ({ listenToQuery: vi.fn(() => stop) }));
vi.mock('../sdk/auth', () => sdk);
vi.mock('./feed-query', () => ({ newestOf: (feed: object) => feed }));

function onDevice(address: string, kept: { tab?: string; device?: string }) {
  const { pathname, search } = new URL(address, 'http://localhost');
  vi.stubGlobal('window', { location: { pathname, search } });
  vi.stubGlobal('sessionStorage', { getItem: () => kept.tab ?? null });
  vi.stubGlobal('localStorage', { getItem: () => kept.device ?? null });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sdk.auth.currentUser = { uid: 'ana' };
});

it('asks for the feed of the school that the tab shows, and lets go of it', async () => {
  onDevice('/dashboard', { tab: 'maple', device: 'river' });
  await askForHome();
  const feed = { schoolId: 'maple', groupId: null, topic: null };
  expect(vi.mocked(listenToQuery).mock.calls.map(([query]) => query)).toEqual([feed]);
  expect(stop).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(stop).toHaveBeenCalledOnce();
});

it('asks for that of the device where the tab has none', async () => {
  onDevice('/dashboard', { device: 'river' });
  await askForHome();
  expect(vi.mocked(listenToQuery).mock.calls[0]?.[0]).toMatchObject({ schoolId: 'river' });
});

it.each([
  ['another page', '/events', { device: 'river' }],
  ['one topic', '/dashboard?topic=news', { device: 'river' }],
  ['a device that knows no school', '/dashboard', {}],
])('asks nothing for %s', async (_name, address, kept) => {
  onDevice(address, kept);
  await askForHome();
  expect(listenToQuery).not.toHaveBeenCalled();
});

it('asks nothing for a visitor', async () => {
  onDevice('/dashboard', { device: 'river' });
  sdk.auth.currentUser = null;
  await askForHome();
  expect(listenToQuery).not.toHaveBeenCalled();
});
