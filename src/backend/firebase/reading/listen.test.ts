import { FirebaseError } from 'firebase/app';
import { type DocumentReference, onSnapshot, type Query, waitForPendingWrites } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToDocument, listenToQuery } from './listen';

type Next = (snapshot: object) => void;
type OnError = Parameters<typeof listenToQuery>[2];

interface Listener {
  next: (snapshot: object) => void;
  error: (error: FirebaseError) => void;
}
const liveRead = vi.hoisted(() => ({ snapshot: vi.fn(), stop: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  onSnapshot: vi.fn(),
  waitForPendingWrites: vi.fn(),
}));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('../reachability', () => ({ reachability: { startLiveRead: () => liveRead } }));

const listeners: Listener[] = [];
const end = vi.fn();
let sent: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  listeners.length = 0;
  vi.mocked(onSnapshot).mockImplementation(((_ref: unknown, _options: unknown, listener: Listener) => {
    listeners.push(listener);
    return end;
  }) as unknown as typeof onSnapshot);
  vi.mocked(waitForPendingWrites).mockReturnValue(new Promise((resolve) => (sent = resolve)));
});
afterEach(() => vi.useRealTimers());

const denied = new FirebaseError('permission-denied', 'no');
const refuse = (error = denied) => listeners.at(-1)?.error(error);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe.each([
  ['document', (next: Next, onError: OnError) => listenToDocument({} as DocumentReference, next, onError)],
  ['query', (next: Next, onError: OnError) => listenToQuery({} as Query, next, onError)],
] as const)('A %s whose listener is refused', (_, start) => {
  const next = vi.fn();
  const onError = vi.fn();

  it('is asked for again once everything unsent has arrived, and then shows', async () => {
    start(next, onError);
    refuse();
    await settled();
    expect(listeners).toHaveLength(1);
    sent();
    await settled();
    expect(listeners).toHaveLength(2);
    const snapshot = { metadata: { fromCache: false } };
    listeners.at(-1)?.next(snapshot);
    expect(next).toHaveBeenCalledExactlyOnceWith(snapshot);
    expect(onError).not.toHaveBeenCalled();
  });

  it('tells a refusal that stands, and asks no third time', async () => {
    start(next, onError);
    refuse();
    sent();
    await settled();
    refuse();
    await settled();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'permission-denied' }));
    expect(listeners).toHaveLength(2);
  });

  it('does not wait for ever for what can’t be sent', async () => {
    vi.useFakeTimers();
    start(next, onError);
    refuse();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(listeners).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(listeners).toHaveLength(2);
  });

  it('is not asked for again when nobody looks any more', async () => {
    const stop = start(next, onError);
    refuse();
    stop();
    sent();
    await settled();
    expect(listeners).toHaveLength(1);
  });

  it('stops the listener that was asked for again, and listens for no server any more', async () => {
    const stop = start(next, onError);
    refuse();
    sent();
    await settled();
    end.mockClear();
    liveRead.stop.mockClear();
    stop();
    expect(end).toHaveBeenCalledOnce();
    expect(liveRead.stop).toHaveBeenCalledOnce();
  });

  it('is told at once when something else is the cause', () => {
    start(next, onError);
    refuse(new FirebaseError('unavailable', 'away'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unavailable' }));
    expect(listeners).toHaveLength(1);
  });
});
