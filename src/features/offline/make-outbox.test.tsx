import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import { fakeBackend } from '@/backend/testing';
import { outboxOf } from './make-outbox';
import { author, comment, picture, post } from './outbox/testing';
import { aServer } from './testing';

let people = 0;
/** Somebody new: an outbox lives as long as its page. */
const somebody = () => ({ ...author, uid: `sender-${++people}` });
const stubLocks = (locks: unknown) => vi.stubGlobal('navigator', { locks });

beforeEach(() => stubLocks(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aBackend(server = aServer(), create = vi.fn(async (_post: unknown): Promise<void> => undefined)) {
  return { server, create, backend: fakeBackend({ connection: server, posts: { create } }) };
}

it('is none where no server is asked', () => {
  expect(outboxOf(somebody(), { kind: 'demo' } as Backend)).toBeNull();
});

it('is one for each person, who signs as they are called now', async () => {
  const { backend, create } = aBackend();
  const ana = somebody();
  const outbox = outboxOf(ana, backend);
  expect(outboxOf({ ...ana, lastName: 'Costa' }, backend)).toBe(outbox);
  expect(outboxOf(somebody(), backend)).not.toBe(outbox);
  await outbox?.send(post);
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'p1', author: { ...ana, lastName: 'Costa' } }),
  );
});

it('keeps entries on the device only where the sign-in is kept there', async () => {
  const open = vi.fn(() => {
    throw new Error('no database');
  });
  vi.stubGlobal('indexedDB', { open });
  const kept = vi.fn();
  await outboxOf(somebody(), aBackend().backend)?.send(post, { kept });
  expect(open).not.toHaveBeenCalled();
  await outboxOf(somebody(), aBackend(aServer({ keeps: true })).backend)?.send(post, { kept });
  expect(open).toHaveBeenCalledWith('schoolgate.outbox', 1);
  expect(kept).not.toHaveBeenCalled();
});

it('tries again after ten seconds while the server answers', async () => {
  vi.useFakeTimers();
  const { backend, create } = aBackend();
  create.mockRejectedValueOnce(new BackendError('unavailable'));
  const sent = outboxOf(somebody(), backend)?.send(post);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(create).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(sent).resolves.toBe(true);
  expect(create).toHaveBeenCalledTimes(2);
});

it('tries again as soon as a silent server answers', async () => {
  vi.useFakeTimers();
  const { backend, create, server } = aBackend(aServer({ offline: true }));
  create.mockRejectedValueOnce(new BackendError('unavailable'));
  const sent = outboxOf(somebody(), backend)?.send(post);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(create).toHaveBeenCalledTimes(1);
  await server.become('online');
  await expect(sent).resolves.toBe(true);
});

it('uploads no picture before a silent server answers', async () => {
  const server = aServer({ offline: true });
  const uploadImage = vi.fn(async () => 'url');
  const create = vi.fn(async () => undefined);
  const backend = fakeBackend({ connection: server, posts: { create, uploadImage } });
  const outbox = outboxOf(somebody(), backend);
  const sent = outbox?.send({ ...post, picture });
  await server.become('offline');
  expect(uploadImage).not.toHaveBeenCalled();
  await server.become('online');
  await expect(sent).resolves.toBe(true);
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ imageUrl: 'url' }));
});

it('keeps what a silent server refused later, with the reason', async () => {
  const { backend, create } = aBackend(aServer({ offline: true }));
  create.mockRejectedValueOnce(new BackendError('permission-denied'));
  const outbox = outboxOf(somebody(), backend);
  await expect(outbox?.send(post)).resolves.toBe(false);
  expect(outbox?.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]);
});

it('sends under the lock of the entry', async () => {
  const request = vi.fn((_name: string, run: () => unknown) => run());
  stubLocks({ request });
  const { backend, create } = aBackend();
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe(true);
  expect(request.mock.calls.map(([name]) => name)).toEqual(['schoolgate.outbox.p1']);
  expect(create).toHaveBeenCalledTimes(1);
});

it('sends where locks are denied, and once only where sending failed under one', async () => {
  stubLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  const { backend, create } = aBackend();
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe(true);
  expect(create).toHaveBeenCalledTimes(1);

  stubLocks({ request: (_name: string, run: () => unknown) => run() });
  const refusing = aBackend();
  refusing.create.mockRejectedValueOnce(new BackendError('permission-denied'));
  await expect(outboxOf(somebody(), refusing.backend)?.send(post)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(refusing.create).toHaveBeenCalledTimes(1);
});

it('sends a comment by the port of posts', async () => {
  const addComment = vi.fn(async () => undefined);
  const backend = fakeBackend({ connection: aServer(), posts: { addComment } });
  await outboxOf(somebody(), backend)?.send(comment);
  expect(addComment).toHaveBeenCalledTimes(1);
});
