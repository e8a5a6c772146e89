import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const LOOK = ['http://127.0.0.1:8080/', expect.objectContaining({ mode: 'no-cors', cache: 'no-store' })];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 403 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);
const nobodyAnswers = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));

/** A page of a browser that has just been loaded. */
async function aPage({ onLine = true } = {}) {
  const [window, document] = [
    new EventTarget(),
    Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  ];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine });
  return { window, document, ...(await import('.')) };
}

it.each(['online', 'offline'])(
  'looks for the server when the browser says %s, and believes its answer',
  async (said) => {
    const { window, reachability } = await aPage();
    await soon();
    expect(fetched).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(said));
    await soon();
    expect(fetched.mock.calls).toEqual([LOOK]);
    expect([reachability.isOffline(), reachability.isOnline()]).toEqual([false, true]);
  },
);

it('looks at once where the page starts without a network', async () => {
  nobodyAnswers();
  const { reachability } = await aPage({ onLine: false });
  await soon(60_000);
  expect(fetched).toHaveBeenCalled();
  expect(reachability.isOffline()).toBe(true);
});

it('looks again when the page is seen again, if it was cut off, and has the database connect anew', async () => {
  const { document, window, reachability, onReconnect } = await aPage();
  const reconnect = vi.fn(async () => undefined);
  onReconnect(reconnect);
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect(fetched).not.toHaveBeenCalled();

  nobodyAnswers();
  window.dispatchEvent(new Event('offline'));
  await soon(10 * 60_000);
  expect(reachability.isOffline()).toBe(true);

  fetched.mockReset().mockResolvedValue(new Response());
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect(fetched).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect([reachability.isOffline(), reconnect.mock.calls.length]).toEqual([false, 1]);
});
