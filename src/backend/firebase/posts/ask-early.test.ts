import { afterEach, expect, it, vi } from 'vitest';
import { STORED } from '@/stored';
import { askEarly } from './ask-early';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: { uid: 'ana' } as object | null, authStateReady: async () => undefined },
}));
vi.mock('../sdk/auth', () => sdk);
const waitForPendingWrites = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('firebase/firestore', () => ({ waitForPendingWrites }));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
type Ahead = (observer: { next: (value: unknown) => void; error: () => void }) => void;
const watchAhead = vi.hoisted(() => vi.fn<(name: string, subscribe: Ahead) => void>());
vi.mock('../reading/ahead', () => ({ watchAhead }));
const tellRecord = vi.hoisted(() => ({ next: (_record: object | null): void => undefined }));
vi.mock('../users/record', () => ({
  recordName: (uid: string) => `record ${uid}`,
  recordOf: () => (observer: typeof tellRecord) => {
    tellRecord.next = observer.next;
  },
}));
vi.mock('../moderation/own-view', () => ({
  hiddenName: (uid: string) => `hidden ${uid}`,
  hiddenOf: vi.fn(),
}));
vi.mock('./feed-query', () => ({
  feedName: (feed: { schoolId: string; groupId: null; topic: null }) => `posts ${feed.schoolId}`,
  snapshotsOf: vi.fn(),
}));

function onDevice(address: string, kept: { tab?: string; device?: string; wanted?: string }) {
  const { pathname, search } = new URL(address, 'http://localhost');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === STORED.wantedAddress ? kept.wanted : kept.tab) ?? null,
  });
  vi.stubGlobal('localStorage', { getItem: () => kept.device ?? null });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sdk.auth.currentUser = { uid: 'ana' };
});

/** The names of what is asked for, in that order. */
const asked = () => watchAhead.mock.calls.map(([name]) => name);

it('asks for the feed of the school that the tab shows, what is hidden, and last for the account', async () => {
  onDevice('/dashboard', { tab: 'maple', device: 'river' });
  await askEarly();
  expect(asked()).toEqual(['posts maple', 'hidden ana', 'record ana']);
});

it('asks for that of the device where the tab has none', async () => {
  onDevice('/dashboard', { device: 'river' });
  await askEarly();
  expect(asked()[0]).toBe('posts river');
});

it.each([
  ['another page', '/events', { device: 'river' }],
  ['one topic', '/dashboard?topic=news', { device: 'river' }],
])('asks for the account alone for %s', async (_name, address, kept) => {
  onDevice(address, kept);
  await askEarly();
  expect(asked()).toEqual(['record ana']);
});

it('waits until the SDK has taken up what was asked, but not for a server that is away', async () => {
  vi.useFakeTimers();
  waitForPendingWrites.mockReturnValueOnce(new Promise(() => undefined));
  onDevice('/dashboard', { device: 'river' });
  let isAsked = false;
  void askEarly().then(() => {
    isAsked = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(isAsked).toBe(true);
  vi.useRealTimers();
});

it('asks nothing for a visitor', async () => {
  onDevice('/dashboard', { device: 'river' });
  sdk.auth.currentUser = null;
  await askEarly();
  expect(asked()).toEqual([]);
});

/** Whoever has asked for the record of the account. */
const follow = () => {
  const subscribe = watchAhead.mock.calls.find(([name]) => name === 'record ana')?.[1];
  const next = vi.fn();
  subscribe?.({ next, error: vi.fn() });
  return next;
};
/** The server tells it, and whoever has asked hears of it. */
const tell = async (record: object | null) => {
  const next = follow();
  tellRecord.next(record);
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith(record));
};
const ana = { selectedSchoolId: 'river', schoolIds: ['river'], approvedSchools: ['maple', 'river'] };

it.each(['/dashboard', '/login'])(
  'asks at %s for the feed right behind the record where the device knows no school, once',
  async (address) => {
    onDevice(address, {});
    await askEarly();
    expect(asked()).toEqual(['hidden ana', 'record ana']);
    const next = follow();
    tellRecord.next(ana);
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    tellRecord.next(ana);
    expect(next.mock.calls).toEqual([[ana], [ana]]);
    expect(asked()).toEqual(['hidden ana', 'record ana', 'posts river']);
  },
);

it('tells the record once the posts are asked for, as it is by then', async () => {
  onDevice('/dashboard', {});
  await askEarly();
  const next = follow();
  let take = () => {};
  waitForPendingWrites.mockReturnValueOnce(new Promise((resolve) => (take = () => resolve(undefined))));
  tellRecord.next(ana);
  expect(asked().at(-1)).toBe('posts river');
  const since = { ...ana, firstName: 'Anna' };
  tellRecord.next(since);
  expect(next).not.toHaveBeenCalled();
  take();
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith(since));
});

it.each([
  ['without a record', null],
  ['in no school yet', { ...ana, approvedSchools: [] }],
])('asks for no feed of an account %s', async (_name, record) => {
  onDevice('/dashboard', {});
  await askEarly();
  await tell(record);
  expect(asked()).toEqual(['hidden ana', 'record ana']);
});

it('asks for no feed where somebody wanted another page before they logged in', async () => {
  onDevice('/login', { wanted: '/events' });
  await askEarly();
  await tell(ana);
  expect(asked()).toEqual(['record ana']);
});
