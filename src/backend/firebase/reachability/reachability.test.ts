import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOUBT_MS, Reachability } from './reachability';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers or not, or does not even refuse; and what was said of it. */
function world() {
  const server = { state: 'up' as 'up' | 'down' | 'mute', looks: 0 };
  const reconnect = vi.fn(async () => undefined);
  const reach = new Reachability({
    probe: async () => {
      server.looks += 1;
      if (server.state === 'mute') await new Promise((resolve) => setTimeout(resolve, 4_000));
      return server.state === 'up';
    },
    reconnect,
  });
  const said: boolean[] = [];
  reach.subscribe(() => {
    if (said.at(-1) !== reach.isOffline()) said.push(reach.isOffline());
  });
  return { server, reach, reconnect, said };
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('asks nothing while all is well', async () => {
  const { server, reach } = world();
  const liveRead = reach.startLiveRead();
  liveRead.snapshot(true);
  liveRead.snapshot(false);
  await after(10 * 60_000);
  expect(server.looks).toBe(0);
  expect(reach.isOffline()).toBe(false);
  expect(reach.isOnline()).toBe(true);
});

it('does not say that the server answers before it has', () => {
  const { reach } = world();
  expect([reach.isOnline(), reach.isOffline()]).toEqual([false, false]);
});

it('stays online when the browser thinks otherwise and the server answers', async () => {
  const { reach, said } = world();
  reach.check();
  await after(60_000);
  expect(reach.isOffline()).toBe(false);
  expect(said).not.toContain(true);
});

it('is offline soon after what is asked stays unanswered, and back when it answers', async () => {
  const { server, reach, said, reconnect } = world();
  reach.startLiveRead().snapshot(false);
  server.state = 'mute';
  void reach.withTimeoutCheck(() => new Promise(() => undefined));
  await after(DOUBT_MS + 5_000);
  expect(reach.isOffline()).toBe(true);
  server.state = 'up';
  await after(40_000);
  expect(reach.isOffline()).toBe(false);
  expect(reconnect).toHaveBeenCalledOnce();
  expect(said).toEqual([false, true, false]);
});

it('does not fall for a single look that fails', async () => {
  const { server, reach, said } = world();
  server.state = 'down';
  reach.check();
  await after(500);
  server.state = 'up';
  await after(60_000);
  expect(said).not.toContain(true);
});

it('is offline within two seconds where connections are refused', async () => {
  const { server, reach } = world();
  server.state = 'down';
  reach.check();
  await after(2_000);
  expect(reach.isOffline()).toBe(true);
});

it('takes a listener that fell out of step for a reason to look, and back in step for an answer', async () => {
  const { server, reach } = world();
  const liveRead = reach.startLiveRead();
  liveRead.snapshot(false);
  server.state = 'down';
  liveRead.snapshot(true);
  await after(2_000);
  expect(reach.isOffline()).toBe(true);
  liveRead.snapshot(false);
  await after(0);
  expect(reach.isOffline()).toBe(false);
});

it('has all connect anew, once a silence, also where a listener came back by itself', async () => {
  const { server, reach, reconnect } = world();
  const liveRead = reach.startLiveRead();
  liveRead.snapshot(false);
  for (const silence of [1, 2]) {
    server.state = 'down';
    liveRead.snapshot(true);
    await after(2_000);
    expect(reach.isOffline()).toBe(true);
    let connected: (value: undefined) => void = () => undefined;
    reconnect.mockReturnValueOnce(new Promise<undefined>((resolve) => (connected = resolve)));
    liveRead.snapshot(false);
    // As connecting anew does: out of step, then in step again.
    liveRead.snapshot(true);
    liveRead.snapshot(false);
    await after(1_000);
    expect(reach.isOffline()).toBe(true);
    connected(undefined);
    await after(0);
    expect(reach.isOffline()).toBe(false);
    expect(reconnect).toHaveBeenCalledTimes(silence);
  }
});

it('calls a server silent that answers looks and no listener, after a while', async () => {
  const { reach, reconnect } = world();
  reach.startLiveRead().snapshot(true);
  await after(10_000);
  expect(reach.isOffline()).toBe(false);
  await after(15_000);
  expect(reach.isOffline()).toBe(true);
  expect(reach.isOnline()).toBe(false);
  await after(5_000);
  // Once: connecting anew all the time would never get through on a slow network.
  expect(reconnect).toHaveBeenCalledOnce();
});

it('is not cut off while one listener of several is in step', async () => {
  const { server, reach } = world();
  reach.startLiveRead().snapshot(false);
  reach.startLiveRead().snapshot(true);
  await after(60_000);
  expect(server.looks).toBe(0);
  expect(reach.isOffline()).toBe(false);
});

it('does not believe an old answer that a new listener is given while the server is silent', async () => {
  const { server, reach, said } = world();
  server.state = 'down';
  reach.check();
  await after(3_000);
  reach.startLiveRead().snapshot(false);
  await after(10_000);
  expect(said).toEqual([true]);
});

it('looks again at once when there is a hint, however long the silence has been', async () => {
  const { server, reach } = world();
  server.state = 'down';
  reach.check();
  await after(10 * 60_000);
  server.state = 'up';
  reach.check();
  await after(100);
  expect(reach.isOffline()).toBe(false);
});

it('looks ever more rarely', async () => {
  const { server, reach } = world();
  server.state = 'down';
  reach.check();
  await after(60 * 60_000);
  expect(server.looks).toBeLessThan(130);
});

it('is back only after the database has been made to connect anew', async () => {
  const { server, reach, reconnect } = world();
  let connected: (value: undefined) => void = () => undefined;
  reconnect.mockReturnValue(new Promise<undefined>((resolve) => (connected = resolve)));
  server.state = 'down';
  reach.check();
  await after(3_000);
  server.state = 'up';
  await after(30_000);
  expect(reach.isOffline()).toBe(true);
  connected(undefined);
  await after(0);
  expect(reach.isOffline()).toBe(false);
});

it('is full while the database says so, and some time longer than it waits between two tries', async () => {
  const { reach } = world();
  const told = vi.fn();
  reach.subscribe(told);
  reach.quotaExceeded();
  reach.quotaExceeded();
  expect(reach.isQuotaExceeded()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  await after(95_000);
  expect(reach.isQuotaExceeded()).toBe(true);
  reach.quotaExceeded();
  await after(95_000);
  expect(reach.isQuotaExceeded()).toBe(true);
  await after(10_000);
  expect(reach.isQuotaExceeded()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});
