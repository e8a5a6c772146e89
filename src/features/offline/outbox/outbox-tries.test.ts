import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Entry, Waiting } from './entry';
import type { EntryStore } from './entry-store';
import { author, comment, device, kept, picture, post, server, tab, uploads, write } from './testing';

const stored = (waiting: Waiting, fields: Partial<Pick<Entry, 'refused' | 'held'>> = {}): Entry => ({
  ...waiting,
  uid: 'ana',
  refused: null,
  held: null,
  ...fields,
});
const refusal = () => Promise.reject(new BackendError('permission-denied'));
const unavailable = () => new BackendError('unavailable');
const never = () => new Promise<never>(() => undefined);

/** Something that happens when the test says so. */
function aMoment() {
  let come: () => void = () => undefined;
  const when = vi.fn(() => new Promise<void>((resolve) => (come = resolve)));
  return { when, come: () => come() };
}

describe('a refusal', () => {
  it.each([
    [10_000, 'rejects'],
    [10_001, 'is kept'],
  ])('after %i milliseconds %s', async (later, how) => {
    let now = 500;
    const create = () => {
      now += later;
      return refusal();
    };
    const outbox = tab({ now: () => now }, { create });
    const result = outbox.send(post).catch((error: BackendError) => error.code);
    expect(await result).toBe(how === 'rejects' ? 'permission-denied' : false);
    expect(outbox.get().map(({ refused }) => refused)).toEqual(
      how === 'rejects' ? [] : ['permission-denied'],
    );
    expect(kept.size).toBe(outbox.get().length);
  });

  it('of an earlier visit is shown and not tried again', async () => {
    kept.set('p1', stored(post, { refused: 'permission-denied' }));
    kept.set('c1', stored(comment));
    const outbox = tab();
    await outbox.resume();
    expect(outbox.get()[0]).toMatchObject({ id: 'p1', refused: 'permission-denied' });
    await vi.waitFor(() => expect(server.has('c1')).toBe(true));
    await vi.waitFor(() => expect(outbox.get()).toHaveLength(1));
    expect(outbox.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]);
    expect(server.has('p1')).toBe(false);
  });

  it('of what an earlier visit left is shown with the reason, and frees it for another try', async () => {
    kept.set('p1', stored(post));
    const create = vi.fn(refusal);
    const outbox = tab({}, { create });
    await outbox.resume();
    await vi.waitFor(() => expect(kept.get('p1')).toMatchObject({ refused: 'permission-denied' }));
    await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]));
    kept.set('p1', stored(post));
    await outbox.resume();
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  });

  it('frees the entry to be taken up by the next visit of the same page', async () => {
    const outbox = tab({ isOffline: () => true }, { create: vi.fn(refusal) });
    await outbox.send(post);
    kept.set('p1', stored(post));
    await outbox.resume();
    expect(outbox.get()).toMatchObject([{ id: 'p1', refused: null }]);
  });
});

describe('another try', () => {
  it('writes nothing again that arrived though its answer did not', async () => {
    const create = vi.fn(async (one: { id: string }) => {
      await write(one.id, one);
      throw unavailable();
    });
    await expect(tab({}, { create }).send(post)).resolves.toBe(true);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('asks for a post by its id, and for a comment by those of both', async () => {
    const has = vi.fn(async () => true);
    const connection = { settled: async () => undefined, has };
    await tab({ connection }, { create: () => Promise.reject(unavailable()) }).send(post);
    await tab({ connection }, { addComment: () => Promise.reject(unavailable()) }).send(comment);
    expect(has.mock.calls).toEqual([
      [{ postId: 'p1', commentId: null }],
      [{ postId: 'p1', commentId: 'c1' }],
    ]);
  });

  it('waits for a network before it asks what has arrived', async () => {
    const network = aMoment();
    const settled = vi.fn(async () => undefined);
    kept.set('c1', stored(comment));
    const outbox = tab({ online: network.when, connection: { settled, has: async () => true } });
    await outbox.resume();
    await vi.waitFor(() => expect(network.when).toHaveBeenCalled());
    expect(settled).not.toHaveBeenCalled();
    network.come();
    await vi.waitFor(() => expect(outbox.get()).toEqual([]));
  });

  it('of the first visit asks nothing: what was never sent can’t be there', async () => {
    const has = vi.fn(async () => true);
    await tab({ connection: { settled: never, has } }).send(post);
    expect(has).not.toHaveBeenCalled();
    expect(server.has('p1')).toBe(true);
  });

  it('is not made for what was discarded, whatever else waits', async () => {
    const [again, create] = [aMoment(), vi.fn(() => Promise.reject(unavailable()))];
    const outbox = tab({ nextTry: again.when }, { create, addComment: never });
    const sent = outbox.send(post);
    await vi.waitFor(() => expect(again.when).toHaveBeenCalled());
    void outbox.send(comment);
    await outbox.discard('p1');
    again.come();
    await sent;
    expect(create).toHaveBeenCalledTimes(1);
    expect(outbox.get()).toMatchObject([{ id: 'c1' }]);
  });

  it('does not upload a picture again in the next visit', async () => {
    kept.set('p1', stored({ ...post, picture }));
    const first = tab({}, { create: never });
    await first.resume();
    await vi.waitFor(() => expect(kept.get('p1')).toMatchObject({ imageUrl: 'url-1' }));
    kept.set('p2', { ...(kept.get('p1') as Entry), id: 'p2' });
    kept.delete('p1');
    await tab().resume();
    await vi.waitFor(() => expect(server.get('p2')).toMatchObject({ imageUrl: 'url-1' }));
    expect(uploads.count).toBe(1);
  });
});

describe('what the sender hears', () => {
  it('is how far the picture is and where it is stored', async () => {
    const [progress, heard] = [vi.fn(), vi.fn()];
    const uploadImage = vi.fn(async (_owner, _picture, tell?: (share: number) => void) => {
      tell?.(0.5);
      return 'url';
    });
    await tab({}, { uploadImage }).send({ ...post, picture }, { progress, stored: heard });
    expect(uploadImage.mock.calls[0]?.slice(0, 2)).toEqual([{ uid: 'ana', schoolId: 's' }, picture]);
    expect(progress).toHaveBeenCalledExactlyOnceWith(0.5);
    expect(heard).toHaveBeenCalledExactlyOnceWith('url');
  });

  it('is signed as the directory knows its author when it goes out', async () => {
    const [create, addComment] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const now = { ...author, lastName: 'Costa' };
    const outbox = tab({ author: () => now }, { create, addComment });
    await outbox.send(post);
    await outbox.send(comment);
    const { id, feed, content } = post;
    expect(create).toHaveBeenCalledExactlyOnceWith({ id, feed, content, author: now, imageUrl: null });
    expect(addComment).toHaveBeenCalledExactlyOnceWith(
      'p1',
      expect.objectContaining({ id: 'c1', content: 'Yes', author: now }),
    );
  });

  it('is told to every reader until it leaves', async () => {
    const outbox = tab();
    const told: number[] = [];
    const stop = outbox.subscribe(() => told.push(outbox.get().length));
    await outbox.send(post);
    expect([told[0], told.at(-1)]).toEqual([1, 0]);
    stop();
    const before = told.length;
    await outbox.send(comment);
    expect(told).toHaveLength(before);
  });
});

describe('what an entry waits for', () => {
  it('is forgotten once its picture is stored', async () => {
    const again = aMoment();
    const uploadImage = vi.fn(async () => 'url').mockRejectedValueOnce(new BackendError('files-away'));
    const outbox = tab({ nextTry: again.when }, { uploadImage, create: never });
    void outbox.send({ ...post, picture });
    await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ held: 'files-away' }]));
    again.come();
    await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ held: null, imageUrl: 'url' }]));
  });

  it('is not told of an earlier visit, whose trouble may be over', async () => {
    kept.set('p1', stored(post, { held: 'files-away' }));
    const outbox = tab({ online: never });
    await outbox.resume();
    expect(outbox.get()).toMatchObject([{ id: 'p1', held: null }]);
  });

  it('stays told when the connection comes back and all is looked through again', async () => {
    const uploadImage = () => Promise.reject(new BackendError('files-away'));
    const outbox = tab({ nextTry: never }, { uploadImage });
    void outbox.send({ ...post, picture });
    await vi.waitFor(() => expect(kept.size).toBe(1));
    await vi.waitFor(() => expect(outbox.get()).toMatchObject([{ held: 'files-away' }]));
    await outbox.resume();
    expect(outbox.get()).toMatchObject([{ id: 'p1', held: 'files-away' }]);
  });

  it('is told once, however often it is in the way', async () => {
    const again = aMoment();
    const uploadImage = () => Promise.reject(new BackendError('files-away'));
    const outbox = tab({ nextTry: again.when }, { uploadImage });
    void outbox.send({ ...post, picture });
    await vi.waitFor(() => expect(again.when).toHaveBeenCalledTimes(1));
    expect(outbox.get()).toMatchObject([{ held: 'files-away' }]);
    const told = vi.fn();
    outbox.subscribe(told);
    again.come();
    await vi.waitFor(() => expect(again.when).toHaveBeenCalledTimes(2));
    expect(told).not.toHaveBeenCalled();
  });

  it('brings nothing back that was discarded meanwhile', async () => {
    const upload = aMoment();
    const uploadImage = async () => {
      await upload.when();
      throw new BackendError('files-away');
    };
    const again = vi.fn(never);
    const outbox = tab({ nextTry: again }, { uploadImage });
    void outbox.send({ ...post, picture });
    await vi.waitFor(() => expect(upload.when).toHaveBeenCalled());
    await outbox.discard('p1');
    const told = vi.fn();
    outbox.subscribe(told);
    upload.come();
    await vi.waitFor(() => expect(again).toHaveBeenCalled());
    expect(told).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  it('do not write what one of them has discarded while another waited for its turn', async () => {
    kept.set('c1', stored(comment));
    const asked = aMoment();
    const first = tab({ connection: { settled: asked.when, has: async () => false } });
    const second = tab();
    await first.resume();
    await vi.waitFor(() => expect(asked.when).toHaveBeenCalled());
    await second.resume();
    await first.discard('c1');
    asked.come();
    await vi.waitFor(() => expect(second.get()).toEqual([]));
    expect(server.size).toBe(0);
  });

  it('wait for each other entry by entry only', async () => {
    const names: string[] = [];
    const alone = <T>(name: string, run: () => Promise<T>) => {
      names.push(name);
      return run();
    };
    const outbox = tab({ alone });
    await outbox.send(post);
    await outbox.send(comment);
    expect(new Set(names).size).toBe(2);
  });
});

describe('a store that fails', () => {
  it('keeps nobody from sending, neither when it is read nor when it forgets', async () => {
    const broken: EntryStore = {
      ...device,
      all: () => Promise.reject(new Error('no database')),
      remove: () => Promise.reject(new Error('no database')),
    };
    const outbox = tab({ device: broken });
    await expect(outbox.resume()).resolves.toBeUndefined();
    await expect(outbox.send(post)).resolves.toBe(true);
    expect(outbox.get()).toEqual([]);
  });

  it('is not asked where there is none', async () => {
    const outbox = tab({ device: null });
    await expect(outbox.resume()).resolves.toBeUndefined();
    expect(outbox.get()).toEqual([]);
  });
});
