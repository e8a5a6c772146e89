import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '@/stored';
import { listenToQuery } from '../reading/listen';
import { askEarly } from './ask-early';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: { uid: 'ana' } as object | null, authStateReady: async () => undefined },
}));
const stop = vi.hoisted(() => vi.fn());
vi.mock('../reading/listen', () => ({ listenToQuery: vi.fn(() => stop) }));
vi.mock('../sdk/auth', () => sdk);
const watch = vi.hoisted(() => vi.fn(() => vi.fn()));
const watchHidden = vi.hoisted(() => vi.fn(() => vi.fn()));
vi.mock('../users', () => ({ usersPort: { watch } }));
vi.mock('../moderation/own-view', () => ({ ownView: { watchHidden } }));
vi.mock('./feed-query', () => ({ newestOf: (feed: object) => feed }));

function onDevice(address: string, kept: { tab?: string; device?: string; wanted?: string }) {
  const { pathname, search } = new URL(address, 'http://localhost');
  vi.stubGlobal('window', { location: { pathname, search } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === STORED.wantedAddress ? kept.wanted : kept.tab) ?? null,
  });
  vi.stubGlobal('localStorage', { getItem: () => kept.device ?? null });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sdk.auth.currentUser = { uid: 'ana' };
});

it('asks for the account, what it hides and the feed of the school that the tab shows, and lets go of them', async () => {
  onDevice('/dashboard', { tab: 'maple', device: 'river' });
  await askEarly();
  const feed = { schoolId: 'maple', groupId: null, topic: null };
  expect(vi.mocked(listenToQuery).mock.calls.map(([query]) => query)).toEqual([feed]);
  const asked = [watch, watchHidden].map((one) => (one.mock.calls[0] as unknown[] | undefined)?.[0]);
  expect(asked).toEqual(['ana', 'ana']);
  const ends = [stop, watch.mock.results[0]?.value, watchHidden.mock.results[0]?.value];
  for (const end of ends) expect(end).not.toHaveBeenCalled();
  vi.runAllTimers();
  for (const end of ends) expect(end).toHaveBeenCalledOnce();
});

it('asks for that of the device where the tab has none', async () => {
  onDevice('/dashboard', { device: 'river' });
  await askEarly();
  expect(vi.mocked(listenToQuery).mock.calls[0]?.[0]).toMatchObject({ schoolId: 'river' });
});

it.each([
  ['another page', '/events', { device: 'river' }],
  ['one topic', '/dashboard?topic=news', { device: 'river' }],
])('asks for the account alone for %s', async (_name, address, kept) => {
  onDevice(address, kept);
  await askEarly();
  expect(watch).toHaveBeenCalledOnce();
  expect(listenToQuery).not.toHaveBeenCalled();
  expect(watchHidden).not.toHaveBeenCalled();
});

it('asks nothing for a visitor', async () => {
  onDevice('/dashboard', { device: 'river' });
  sdk.auth.currentUser = null;
  await askEarly();
  expect(watch).not.toHaveBeenCalled();
  expect(listenToQuery).not.toHaveBeenCalled();
});

/** The record that the server tells of the account. */
const tell = (record: object | null) => {
  const [, observer] = watch.mock.calls[0] as unknown as [string, { next: (record: object | null) => void }];
  observer.next(record);
};
const ana = { selectedSchoolId: 'river', schoolIds: ['river'], approvedSchools: ['maple', 'river'] };
const asked = () =>
  vi.mocked(listenToQuery).mock.calls.map(([query]) => (query as unknown as { schoolId: string }).schoolId);

it.each(['/dashboard', '/login'])(
  'asks at %s for the feed right behind the record where the device knows no school, once',
  async (address) => {
    onDevice(address, {});
    await askEarly();
    expect(asked()).toEqual([]);
    tell(ana);
    tell(ana);
    expect(asked()).toEqual(['river']);
  },
);

it.each([
  ['without a record', null],
  ['in no school yet', { ...ana, approvedSchools: [] }],
])('asks for no feed of an account %s', async (_name, record) => {
  onDevice('/dashboard', {});
  await askEarly();
  tell(record);
  expect(asked()).toEqual([]);
});

it('asks for no feed where somebody wanted another page before they logged in', async () => {
  onDevice('/login', { wanted: '/events' });
  await askEarly();
  tell(ana);
  expect(asked()).toEqual([]);
});
