import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import { fakeAccount, fakeBackend } from '@/backend/testing';
import { aMember } from '@/features/session/testing';
import { hasUnsaved } from '@/unsaved';
import { outboxOf } from './make-outbox';
import { author, ofPost, post } from './outbox/testing';
import { stubIndexedDB } from './test-support/fake-indexed-db';
import { aServer } from './testing';

let people = 0;
/** Somebody new: an outbox lives as long as its page. */
const somebody = () => ({ ...author, uid: `sender-${++people}` });
/** Nobody signs out here. */
const auth = { observe: () => () => undefined };
const stubLocks = (locks: unknown) => vi.stubGlobal('navigator', { locks });

beforeEach(() => stubLocks(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

function aBackend(server = aServer(), create = vi.fn(async (_post: unknown): Promise<void> => undefined)) {
  return { server, create, backend: fakeBackend({ auth, connection: server, posts: { create } }) };
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
  expect(outboxOf(ana, aBackend().backend)).not.toBe(outbox);
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
  const inTab = () => sessionStorage.getItem('schoolgate.outbox.p1');
  const { backend, create } = aBackend();
  create.mockImplementationOnce(async () => expect(inTab()).toContain('Hello'));
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('sent');
  expect(inTab()).toBeNull();
  expect(open).not.toHaveBeenCalled();
  const kept = aBackend(aServer({ keeps: true }));
  kept.create.mockImplementationOnce(async () => expect(inTab()).toBeNull());
  await expect(outboxOf(somebody(), kept.backend)?.send(post)).resolves.toBe('sent');
  expect(open).toHaveBeenCalledWith('schoolgate.outbox', 1);
});

it('asks before a tab is closed that alone has what waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubIndexedDB();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const keeps of [false, true]) {
    const { backend, create } = aBackend(aServer({ keeps }));
    create.mockRejectedValueOnce(new BackendError('unavailable'));
    const ana = somebody();
    await expect(outboxOf(ana, backend)?.send(post)).resolves.toBe('waits');
    expect(asks()).toBe(!keeps);
    const outbox = outboxOf(ana, backend);
    const arrived = new Promise<void>((resolve) => {
      outbox?.subscribe(() => outbox.get().every(({ isSent }) => isSent) && resolve());
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await arrived;
    expect(create).toHaveBeenCalledTimes(2);
    expect(asks()).toBe(false);
  }
});

it.each([true, false])(
  'asks before a reload where no store takes what waits, kept or not: %s',
  async (keeps) => {
    vi.useFakeTimers();
    const denied = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('indexedDB', { open: denied });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: denied, removeItem: () => undefined });
    const { backend, create } = aBackend(aServer({ keeps }));
    create.mockRejectedValueOnce(new BackendError('unavailable'));
    await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('waits');
    expect(hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(create).toHaveBeenCalledTimes(2);
    expect(hasUnsaved()).toBe(false);
  },
);

it('tries again after a second, then after twice as long, and every ten seconds at last', async () => {
  vi.useFakeTimers();
  const { backend, create } = aBackend();
  create.mockRejectedValue(new BackendError('unavailable'));
  const sent = outboxOf(somebody(), backend)?.send(post);
  await expect(sent).resolves.toBe('waits');
  for (const [before, milliseconds] of [1, 2, 4, 8, 10, 10].entries()) {
    await vi.advanceTimersByTimeAsync(milliseconds * 1_000 - 1);
    expect(create).toHaveBeenCalledTimes(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(create).toHaveBeenCalledTimes(before + 2);
  }
});

it('tries again at once when the server falls silent and answers between two tries', async () => {
  vi.useFakeTimers();
  const { backend, create, server } = aBackend();
  create.mockRejectedValueOnce(new BackendError('unavailable'));
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('waits');
  await server.become('offline');
  expect(create).toHaveBeenCalledTimes(1);
  await server.become('online');
  expect(create).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(create).toHaveBeenCalledTimes(2);
});

it('tries again as soon as a server answers that fell silent meanwhile', async () => {
  vi.useFakeTimers();
  const { backend, create, server } = aBackend();
  create.mockImplementationOnce(async () => {
    await server.become('offline');
    throw new BackendError('unavailable');
  });
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(create).toHaveBeenCalledTimes(1);
  await server.become('online');
  expect(create).toHaveBeenCalledTimes(2);
});

it('sends nothing, and no picture, before a silent server answers', async () => {
  const server = aServer({ offline: true });
  const uploadImage = vi.fn(async () => 'url');
  const create = vi.fn(async () => undefined);
  const backend = fakeBackend({ auth, connection: server, posts: { create, uploadImage } });
  await expect(outboxOf(somebody(), backend)?.send({ ...post, pictures: [ofPost] })).resolves.toBe('waits');
  await server.become('offline');
  expect(uploadImage).not.toHaveBeenCalled();
  await server.become('online');
  await vi.waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ images: [{ url: 'url', alt: '' }] }),
    ),
  );
});

it('stops waiting for a server that is slow', async () => {
  vi.useFakeTimers();
  const { backend, create } = aBackend();
  create.mockReturnValue(new Promise(() => undefined));
  const heard = vi.fn();
  void outboxOf(somebody(), backend)?.send(post).then(heard);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledExactlyOnceWith('waits');
});

it('keeps what a silent server refused later, with the reason', async () => {
  const { backend, create, server } = aBackend(aServer({ offline: true }));
  create.mockRejectedValueOnce(new BackendError('permission-denied'));
  const outbox = outboxOf(somebody(), backend);
  await expect(outbox?.send(post)).resolves.toBe('waits');
  await server.become('online');
  await vi.waitFor(() => expect(outbox?.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]));
});

it('sends under the lock of the entry', async () => {
  const request = vi.fn((_name: string, run: () => unknown) => run());
  stubLocks({ request });
  const { backend, create } = aBackend();
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('sent');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['schoolgate.outbox.p1']);
  expect(create).toHaveBeenCalledTimes(1);
});

it('sends where locks are denied, and once only where sending failed under one', async () => {
  stubLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  const { backend, create } = aBackend();
  await expect(outboxOf(somebody(), backend)?.send(post)).resolves.toBe('sent');
  expect(create).toHaveBeenCalledTimes(1);

  stubLocks({ request: (_name: string, run: () => unknown) => run() });
  const refusing = aBackend();
  refusing.create.mockRejectedValueOnce(new BackendError('permission-denied'));
  await expect(outboxOf(somebody(), refusing.backend)?.send(post)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(refusing.create).toHaveBeenCalledTimes(1);
});

it('takes back what is discarded while it is written, by the connection', async () => {
  const { backend, create, server } = aBackend();
  let arrive: () => void = () => undefined;
  create.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const outbox = outboxOf(somebody(), backend);
  void outbox?.send(post);
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  const discarded = outbox?.discard('p1');
  arrive();
  await expect(discarded).resolves.toBe('gone');
  expect(server.deleteOwn).toHaveBeenCalledExactlyOnceWith({ kind: 'post', postId: 'p1' });
});

it('ends when its person is signed out, and begins anew when they are back', async () => {
  const me = aMember({ uid: somebody().uid });
  const session = fakeAccount(me);
  const create = vi.fn(async () => undefined);
  const server = aServer({ offline: true });
  const backend = fakeBackend({ auth: session.auth, connection: server, posts: { create } });
  const outbox = outboxOf(me, backend);
  await outbox?.send(post);
  await session.become(me);
  expect(outbox?.get()).toHaveLength(1);
  await session.become(null);
  expect(outbox?.get()).toEqual([]);
  await server.become('online');
  expect(create).not.toHaveBeenCalled();

  await session.become(me);
  const next = outboxOf(me, backend);
  expect(next).not.toBe(outbox);
  await next?.resume();
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(next?.get()).toMatchObject([{ id: 'p1', isSent: true }]);
});
