import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betterLine } from './load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isOver(wait: Promise<void>): Promise<boolean> {
  const over = vi.fn();
  void wait.then(over);
  await vi.advanceTimersByTimeAsync(0);
  return over.mock.calls.length > 0;
}

it('is waited for until the browser says that the network is back', async () => {
  const wait = betterLine();
  expect(await isOver(wait)).toBe(false);
  dispatchEvent(new Event('online'));
  expect(await isOver(wait)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('is hoped for after a while, as nobody says when a bad line is better', async () => {
  const wait = betterLine();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isOver(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await isOver(wait)).toBe(true);
});
