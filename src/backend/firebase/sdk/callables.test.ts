import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorCode } from '../../errors';
import { call, callStreaming } from './callables';

// The local functions are asked for at the host of the page.
vi.hoisted(() => vi.stubGlobal('location', { hostname: '127.0.0.1' }));

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.restoreAllMocks();
});

/** What becomes of a streaming call and of a plain one, and how long each took. */
async function outcomes() {
  const parts: unknown[] = [];
  const tell = (outcome: Promise<unknown>) => outcome.catch((error: unknown) => errorCode(error));
  const started = performance.now();
  const streamed = await tell(callStreaming('ask', {}, (part) => parts.push(part)));
  const plain = await tell(call('ask', {}));
  return { streamed, plain, parts, took: performance.now() - started };
}

const answering = (status: number, body: string) =>
  fetched.mockImplementation(async () => new Response(body, { status }));

it.each([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [429, 'service-full'],
  [500, 'internal'],
  [503, 'service-away'],
  [504, 'deadline-exceeded'],
  [418, 'unknown'],
])('tells HTTP %i at once, whatever its body', async (status, code) => {
  answering(status, '<h1>No</h1>');
  const { streamed, plain, took } = await outcomes();
  expect([streamed, plain]).toEqual([code, code]);
  expect(took).toBeLessThan(1_000);
});

it('believes the code in the body of a refusal', async () => {
  answering(400, JSON.stringify({ error: { status: 'FAILED_PRECONDITION', message: 'Not now' } }));
  const { streamed, plain } = await outcomes();
  expect([streamed, plain]).toEqual(['invalid-argument', 'failed-precondition']);
});

it.each(['requires-recent-login', 'weak-password', 'role-needs-admin'])(
  'believes the reason that a refusal names: %s',
  async (reason) => {
    const error = { status: 'PERMISSION_DENIED', message: 'Not you', details: { reason } };
    answering(403, JSON.stringify({ error }));
    expect((await outcomes()).plain).toBe(reason);
  },
);

it('keeps a limit of ours apart from a server that has no room', async () => {
  answering(429, JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many.' } }));
  const { streamed, plain } = await outcomes();
  expect([streamed, plain]).toEqual(['resource-exhausted', 'resource-exhausted']);
});

it('calls a function that nobody answers for out of reach', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { streamed, plain, took } = await outcomes();
  expect([streamed, plain]).toEqual(['unavailable', 'unavailable']);
  expect(took).toBeLessThan(1_000);
});

it('tells of a stream that ends before its result', async () => {
  answering(200, 'data: {"message":"One."}\n\n');
  const { streamed, parts } = await outcomes();
  expect(streamed).toBe('unavailable');
  expect(parts).toEqual(['One.']);
});

it('gives the parts of a stream, then its result', async () => {
  answering(200, 'data: {"message":"One."}\n\ndata: {"message":"Two."}\n\ndata: {"result":"Done."}\n\n');
  const { streamed, parts } = await outcomes();
  expect(streamed).toBe('Done.');
  expect(parts).toEqual(['One.', 'Two.']);
});

it('gives a stream that takes too long up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetched.mockImplementation(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  const outcome = callStreaming('ask', {}, () => undefined).catch((error: unknown) => errorCode(error));
  expect(await outcome).toBe('deadline-exceeded');
});
