import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmedOnly } from './unconfirmed';

const cached = { fromCache: true, hasPendingWrites: false };
const confirmed = { fromCache: false, hasPendingWrites: false };
const nothing = (value: string | null) => value === null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reader() {
  const heard: string[] = [];
  const gate = confirmedOnly<string | null>(
    { next: (value) => heard.push(String(value)), error: (error) => heard.push(error.code) },
    nothing,
  );
  return { heard, ...gate };
}

it('passes on what the device has, and repeats nothing', () => {
  const { heard, next } = reader();
  next('a', cached);
  next('a', confirmed);
  next('b', confirmed);
  expect(heard).toEqual(['a', 'b']);
});

it('tells an absence only when the server has confirmed it', () => {
  const { heard, next } = reader();
  next(null, cached);
  expect(heard).toEqual([]);
  next(null, confirmed);
  vi.runAllTimers();
  expect(heard).toEqual(['null']);
});

it('says that the server is out of reach when no word comes, and goes on when it does', () => {
  const { heard, next } = reader();
  next(null, cached);
  vi.runAllTimers();
  next('a', confirmed);
  next(null, cached);
  vi.runAllTimers();
  next('a', confirmed);
  expect(heard).toEqual(['unavailable', 'a', 'unavailable', 'a']);
});

it('does not wait when the browser knows that it is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { heard, next } = reader();
  next(null, cached);
  expect(heard).toEqual(['unavailable']);
});

it('believes an absence that was made here', () => {
  const { heard, next } = reader();
  next(null, { fromCache: true, hasPendingWrites: true });
  expect(heard).toEqual(['null']);
});

it('says nothing after it was stopped', () => {
  const { heard, next, stop } = reader();
  next(null, cached);
  stop();
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

it('takes a list as empty when the server is out of reach', () => {
  const heard: string[][] = [];
  const { next } = confirmedOnly<string[]>(
    { next: (value) => heard.push(value), error: () => undefined },
    (value) => value.length === 0,
    'believe',
  );
  next([], cached);
  expect(heard).toEqual([]);
  vi.runAllTimers();
  next([], confirmed);
  expect(heard).toEqual([[]]);
});
