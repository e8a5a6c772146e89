import { beforeEach, expect, test, vi } from 'vitest';
import { failure, open } from './suite.ts';

const fileWith = () => {
  const start = vi.fn(() => Promise.resolve());
  const stop = vi.fn(() => Promise.resolve());
  return { start, stop, cases: [], starts: [start], stops: [stop], projects: [] };
};
const file = fileWith();
const failureOf = (run: () => Promise<unknown>) => failure(file, { name: 'reads', timeout: 20, run });
const lost = () => Promise.reject(new Error('[code=unavailable]: the client is offline'));

beforeEach(async () => {
  await open(file);
  vi.clearAllMocks();
});

test('the worlds of one file are open at a time', async () => {
  const other = fileWith();
  await open(other);
  expect(file.stop).toHaveBeenCalledBefore(other.start);
  expect(file.stop).toHaveBeenCalledOnce();
  expect(other.stop).not.toHaveBeenCalled();
});

test('a case that fails says why, at once', async () => {
  const run = vi.fn(() => Promise.reject(new Error('PERMISSION_DENIED')));
  expect(await failureOf(run)).toBe('PERMISSION_DENIED');
  expect(run).toHaveBeenCalledOnce();
});

test('a case that lost its connection runs again in a world with new connections', async () => {
  const run = vi.fn<() => Promise<unknown>>().mockImplementationOnce(lost).mockResolvedValueOnce(undefined);
  expect(await failureOf(run)).toBeNull();
  expect(file.stop).toHaveBeenCalledBefore(file.start);
  expect(file.start).toHaveBeenCalledOnce();
});

test('one that loses it again has failed', async () => {
  expect(await failureOf(lost)).toContain('the client is offline');
});

test('a case that gets no answer fails in its time', async () => {
  expect(await failureOf(() => new Promise(() => undefined))).toMatch('No answer in 20 ms');
});
