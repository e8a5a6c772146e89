import { expect, test, vi } from 'vitest';
import { failure } from './suite.ts';

const start = vi.fn(() => Promise.resolve());
const stop = vi.fn(() => Promise.resolve());
const failureOf = (run: () => Promise<unknown>) => {
  const one = { name: 'reads', timeout: 20, run };
  return failure({ cases: [one], starts: [start], stops: [stop], projects: [] }, one);
};
const lost = () => Promise.reject(new Error('[code=unavailable]: the client is offline'));

test('a case that fails says why, at once', async () => {
  const run = vi.fn(() => Promise.reject(new Error('PERMISSION_DENIED')));
  expect(await failureOf(run)).toBe('PERMISSION_DENIED');
  expect(run).toHaveBeenCalledOnce();
});

test('a case that lost its connection runs again in a world with new connections', async () => {
  const run = vi.fn<() => Promise<unknown>>().mockImplementationOnce(lost).mockResolvedValueOnce(undefined);
  expect(await failureOf(run)).toBeNull();
  expect(stop).toHaveBeenCalledBefore(start);
  expect(start).toHaveBeenCalledOnce();
});

test('one that loses it again has failed', async () => {
  expect(await failureOf(lost)).toContain('the client is offline');
});

test('a case that gets no answer fails in its time', async () => {
  expect(await failureOf(() => new Promise(() => undefined))).toMatch('No answer in 20 ms');
});
