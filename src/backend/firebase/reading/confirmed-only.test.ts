import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConfirmationOptions, confirmedOnly } from './confirmed-only';

const server = vi.hoisted(() => ({ isSilent: false, isFull: false }));
vi.mock('../reachability', () => ({
  reachability: { isOffline: () => server.isSilent, isQuotaExceeded: () => server.isFull },
}));

const cached = { fromCache: true, hasPendingWrites: false };
const confirmed = { fromCache: false, hasPendingWrites: false };
const unsent = { fromCache: false, hasPendingWrites: true };
const nothing = (value: string | null) => value === null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(server, { isSilent: false, isFull: false });
});

function reader(doubts?: ConfirmationOptions) {
  const heard: string[] = [];
  const gate = confirmedOnly<string | null>(
    { next: (value) => heard.push(String(value)), error: (error) => heard.push(error.code) },
    nothing,
    doubts,
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

it('does not wait when the server is known to be silent', () => {
  server.isSilent = true;
  const { heard, next } = reader();
  next(null, cached);
  expect(heard).toEqual(['unavailable']);
});

it('stands by an absence that the server confirmed before it fell silent', () => {
  const { heard, next } = reader();
  next(null, confirmed);
  next(null, cached);
  vi.runAllTimers();
  expect(heard).toEqual(['null']);
});

it('tells of an unsent write at once, unless only what is sent counts', () => {
  const written = reader();
  written.next('a', unsent);
  expect(written.heard).toEqual(['a']);
  const { heard, next } = reader({ onlyCommitted: true });
  next('a', unsent);
  expect(heard).toEqual([]);
  next('a', confirmed);
  vi.runAllTimers();
  expect(heard).toEqual(['a']);
});

it('keeps to what held before an unsent write', () => {
  const { heard, next } = reader({ onlyCommitted: true });
  next(null, confirmed);
  next('a', unsent);
  vi.runAllTimers();
  expect(heard).toEqual(['null']);
  // Refused: what was written is taken back.
  next(null, confirmed);
  expect(heard).toEqual(['null']);
});

it('says that the server is out of reach when there is nothing but an unsent write', () => {
  const { heard, next } = reader({ onlyCommitted: true });
  next('a', unsent);
  vi.runAllTimers();
  expect(heard).toEqual(['unavailable']);
});

it('lets go at once of what was deleted here', () => {
  const { heard, next } = reader({ onlyCommitted: true });
  next('a', confirmed);
  next(null, unsent);
  expect(heard).toEqual(['a', 'null']);
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

it('calls an empty list of a silent server out of reach, unless it may be believed', () => {
  const hear = (doubts?: ConfirmationOptions) => {
    const heard: unknown[] = [];
    const { next } = confirmedOnly<string[]>(
      { next: (value) => heard.push(value), error: ({ code }) => heard.push(code) },
      (value) => value.length === 0,
      doubts,
    );
    next([], cached);
    expect(heard).toEqual([]);
    vi.runAllTimers();
    next([], confirmed);
    return heard;
  };
  expect(hear()).toEqual(['unavailable', []]);
  expect(hear({ whenUnreachable: 'believe' })).toEqual([[]]);
});
