import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { EntryStore } from './entry-store';
import type { OutboxHost } from './outbox';
import { alone, comment, device, kept, picture, post, queues, server, tab, uploads, write } from './testing';

const never = () => new Promise<never>(() => undefined);
const settle = () => vi.waitFor(() => expect(kept.size).toBe(0));

it('keeps what is sent off until the server has it', async () => {
  const heard = vi.fn();
  const outbox = tab({}, { create: async (one) => expect(kept.has(one.id)).toBe(true) });
  await expect(outbox.send(post, { kept: heard })).resolves.toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(kept.size).toBe(0);
  expect(outbox.get()).toEqual([]);
});

it('sends after a restart what the first visit did not get to', async () => {
  const create = vi.fn(never);
  void tab({}, { create }).send(post);
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  queues.clear();
  await tab().resume();
  await settle();
  expect([...server.keys()]).toEqual(['p1']);
});

it('writes nothing again that arrived through the queue of the SDK', async () => {
  kept.set('c1', { ...comment, uid: 'ana', refused: null, held: null });
  const addComment = vi.fn(async () => undefined);
  await tab(
    { connection: { settled: async () => void server.set('c1', 1), has: async () => server.has('c1') } },
    {
      addComment,
    },
  ).resume();
  await settle();
  expect(addComment).not.toHaveBeenCalled();
});

it('lets one tab of many send', async () => {
  kept.set('p1', { ...post, picture, uid: 'ana', refused: null, held: null });
  const tabs = [tab(), tab(), tab()];
  await Promise.all(tabs.map((one) => one.resume()));
  await vi.waitFor(() => expect(tabs.flatMap((one) => one.get())).toEqual([]));
  expect(uploads.count).toBe(1);
  expect(server.get('p1')).toMatchObject({ imageUrl: 'url-1' });
});

it('waits for a network before it uploads, and stores a picture once', async () => {
  let goOnline: () => void = () => undefined;
  const online = new Promise<void>((resolve) => {
    goOnline = resolve;
  });
  let tries = 0;
  const create: OutboxHost['posts']['create'] = async (one) => {
    tries += 1;
    if (tries === 1) throw new BackendError('unavailable');
    await write(one.id, one);
  };
  const sending = tab({ online: () => online }, { create }).send({ ...post, picture });
  await vi.waitFor(() => expect(kept.size).toBe(1));
  expect(uploads.count).toBe(0);
  goOnline();
  await sending;
  expect(uploads.count).toBe(1);
  expect(tries).toBe(2);
  expect(server.get('p1')).toMatchObject({ imageUrl: 'url-1' });
});

it('gives back at once what is refused at once', async () => {
  const outbox = tab({}, { create: () => Promise.reject(new BackendError('permission-denied')) });
  await expect(outbox.send(post)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(outbox.get()).toEqual([]);
  expect(kept.size).toBe(0);
});

it('keeps with the reason what is refused after a wait', async () => {
  const refuse = { create: () => Promise.reject(new BackendError('permission-denied')) };
  await expect(tab({ isOffline: () => true }, refuse).send(post)).resolves.toBe(false);
  expect(kept.get('p1')).toMatchObject({ content: 'Hello', refused: 'permission-denied' });

  const later = tab({}, refuse);
  await later.resume();
  expect(later.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]);
  await later.discard('p1');
  expect(kept.size).toBe(0);
});

it('does not write what was deleted while it waited', async () => {
  kept.set('c1', { ...comment, uid: 'ana', refused: null, held: null });
  let answer: () => void = () => undefined;
  const settled = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const outbox = tab({ connection: { settled, has: async () => false } });
  await outbox.resume();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  await outbox.discard('c1');
  answer();
  await alone('schoolgate.outbox.c1', async () => undefined);
  expect(server.size).toBe(0);
});

it('neither sends nor shows what somebody else left on the device', async () => {
  kept.set('p1', { ...post, uid: 'ben', refused: null, held: null });
  const outbox = tab();
  await outbox.resume();
  expect(outbox.get()).toEqual([]);
  expect(kept.size).toBe(0);
  expect(server.size).toBe(0);
});

it('goes on in memory where the device keeps nothing', async () => {
  const heard = vi.fn();
  const full: EntryStore = { ...device, put: () => Promise.reject(new Error('no room')) };
  await expect(tab({ device: full }).send(post, { kept: heard })).resolves.toBe(true);
  await expect(tab({ device: null }).send({ ...post, id: 'p2' })).resolves.toBe(true);
  expect(heard).not.toHaveBeenCalled();
  expect([...server.keys()]).toEqual(['p1', 'p2']);
});

it.each(['files-away', 'service-full'] as const)(
  'says of %s what a picture waits for, and sends it after',
  async (code) => {
    let again: () => void = () => undefined;
    const uploadImage = vi.fn(async () => 'url').mockRejectedValueOnce(new BackendError(code));
    const outbox = tab({ nextTry: () => new Promise((resolve) => (again = resolve)) }, { uploadImage });
    const sending = outbox.send({ ...post, picture });
    await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ id: 'p1', held: code, refused: null }]));
    expect(kept.size).toBe(1);
    again();
    await expect(sending).resolves.toBe(true);
    expect(server.get('p1')).toMatchObject({ imageUrl: 'url' });
  },
);
