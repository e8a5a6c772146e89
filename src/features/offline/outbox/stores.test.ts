import { indexedDB as fake, IDBObjectStore, IDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, stubIndexedDB } from '../test-support/fake-indexed-db';
import type { Entry } from './entry';
import { deviceStore, keepChanged } from './entry-store';
import { tabStore } from './tab-store';
import { comment, later, left, newEvent, ofPost, post, profile } from './testing';

const DATABASE = 'schoolgate.outbox';

beforeEach(() => {
  const texts = new Map<string, string>();
  stubIndexedDB(fake);
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => void texts.set(key, text),
        removeItem: (key: string) => void texts.delete(key),
      },
      {
        ownKeys: () => [...texts.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await new Promise((resolve) => fake.deleteDatabase(DATABASE).addEventListener('success', resolve));
});

const stores = [
  ['of the device', deviceStore],
  ['of a tab', tabStore],
] as const;

describe.each(stores)('the store %s', (_, store) => {
  const put = (entry: Entry) => store.update(entry.id, () => entry);
  const get = (id: string) => store.update(id, (stored) => stored);

  it('holds entries as they are, dates, pictures and lists included', async () => {
    const photo = { ...ofPost, blob: new Blob([new Uint8Array([0, 255, 128, 10])], { type: 'image/webp' }) };
    const kids = { from: [], to: [{ name: 'Kim', gradeOrRoom: '2nd' }] };
    const all = [
      left({ ...post, pictures: [photo], since: new Date(5) }, { refused: 'permission-denied' }),
      left(newEvent),
      left({ ...profile, change: { bio: 'coded', children: kids } }),
    ];
    for (const entry of all) await put(entry);
    const found = await store.all();
    expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      all.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    const held = found.find(({ id }) => id === 'p1');
    const blob = held?.kind === 'post' ? held.pictures[0]?.blob : null;
    expect(blob?.type).toBe('image/webp');
    expect([...new Uint8Array((await blob?.arrayBuffer()) ?? [])]).toEqual([0, 255, 128, 10]);
    expect(await get('p1')).toMatchObject({ since: new Date(5), refused: 'permission-denied' });
  });

  it('holds none at first, and none that was removed', async () => {
    expect(await store.all()).toEqual([]);
    expect(await get('p1')).toBeNull();
    expect(await put(left(post))).toMatchObject({ id: 'p1' });
    await put(left(comment));
    expect(await store.update('p1', () => null)).toBeNull();
    expect(await store.update('p2', () => null)).toBeNull();
    expect((await store.all()).map(({ id }) => id)).toEqual(['c1']);
  });

  it('changes one after another, each what the one before has left', async () => {
    const states = await Promise.all([
      put(left({ ...post, pictures: [ofPost] })),
      store.update('p1', (stored) => stored && { ...stored, held: 'files-away' }),
      store.update('p1', (stored) => (stored?.held ? null : stored)),
      get('p1'),
    ]);
    expect(states.map((entry) => entry?.held)).toEqual([null, 'files-away', undefined, undefined]);
    expect(await store.all()).toEqual([]);
  });

  it('lets nothing of a change that fails stand in the way of others', async () => {
    const failed = store.update('p1', () => {
      throw new Error('no change');
    });
    await expect(failed).rejects.toThrow('no change');
    expect(await put(left(post))).toMatchObject({ id: 'p1' });
  });

  it('keeps what has become of an entry, but nothing that was discarded, replaced or removed', async () => {
    const entry = left(post, { refused: 'permission-denied' });
    expect(await keepChanged(store, entry)).toBeNull();
    await put(left(post));
    expect(await keepChanged(store, entry)).toMatchObject({ refused: 'permission-denied' });
    for (const other of [left(post, { isDiscarded: true }), left(later(post, 1))]) {
      await put(other);
      expect(await keepChanged(store, entry)).toMatchObject({ refused: null });
    }
  });
});

describe('the store of the device', () => {
  it('reads what an older version of the app has left waiting', async () => {
    const waits = left(post);
    await new Promise<void>((resolve) => {
      const request = fake.open(DATABASE, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore('entries', { keyPath: 'id' }).put(waits);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await deviceStore.all()).toEqual([waits]);
  });

  it('is gone with its database, also while it is used', async () => {
    await deviceStore.update('p1', () => left(post));
    const using = deviceStore.update('p1', (stored) => stored);
    await using;
    const deleted = await new Promise((resolve) => {
      const request = fake.deleteDatabase(DATABASE);
      request.onsuccess = () => resolve('deleted');
      request.onblocked = () => resolve('blocked');
    });
    expect(deleted).toBe('deleted');
    expect(await deviceStore.all()).toEqual([]);
  });

  it('fails where there is no database, and where it takes nothing more', async () => {
    const entry = left(post);
    const unfit = { ...entry, content: (() => undefined) as unknown as string } as Entry;
    await expect(deviceStore.update('p1', () => unfit)).rejects.toThrow();
    expect(await deviceStore.all()).toEqual([]);
    stubIndexedDB(answering({ type: 'error', error: new Error('denied') }));
    await expect(deviceStore.all()).rejects.toThrow('denied');
    vi.stubGlobal('indexedDB', undefined);
    await expect(deviceStore.all()).rejects.toThrow();
  });

  it('fails where the database never answers', async () => {
    await deviceStore.all();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = fake.open(DATABASE);
      request.onsuccess = () => resolve(request.result);
    });
    vi.useFakeTimers();
    stubIndexedDB(answering());
    const silent = expect(deviceStore.all()).rejects.toThrow('does not answer');
    await vi.runAllTimersAsync();
    await silent;
    stubIndexedDB(answering({ type: 'success', result: database }));
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
    const stuck = expect(deviceStore.all()).rejects.toThrow('does not answer');
    await vi.runAllTimersAsync();
    await stuck;
    expect(getAll).toHaveBeenCalledOnce();
    database.close();
  });

  it('says when what was written did not get to the disk', async () => {
    const write = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, entry) {
      const request = Reflect.apply(write, this, [entry]) as IDBRequest<IDBValidKey>;
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(deviceStore.update('p1', () => left(post))).rejects.toThrow('AbortError');
    expect(await deviceStore.all()).toEqual([]);
  });

  it('writes nothing where nothing changes', async () => {
    await deviceStore.update('p1', () => left(post));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await deviceStore.update('p1', (stored) => stored);
    expect(put).not.toHaveBeenCalled();
  });
});

describe('the store of a tab', () => {
  it('writes nothing where nothing changes', async () => {
    await tabStore.update('p1', () => left(post));
    const set = vi.spyOn(sessionStorage, 'setItem');
    await tabStore.update('p1', (stored) => stored);
    expect(set).not.toHaveBeenCalled();
  });

  it('leaves alone what is not its own, and what it can’t read', async () => {
    sessionStorage.setItem('schoolgate.draft.ana.feed', 'Hello');
    sessionStorage.setItem('schoolgate.outbox.broken', '{');
    await tabStore.update('p1', () => left(post));
    expect((await tabStore.all()).map(({ id }) => id)).toEqual(['p1']);
    expect(sessionStorage.getItem('schoolgate.outbox.p1')).toContain('Hello');
    expect(sessionStorage.getItem('schoolgate.draft.ana.feed')).toBe('Hello');
  });

  it('holds pictures of any size', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    const big = { ...ofPost, blob: new Blob([bytes]) };
    await tabStore.update('p1', () => left({ ...post, pictures: [big] }));
    const [entry] = await tabStore.all();
    const blob = entry?.kind === 'post' ? entry.pictures[0]?.blob : null;
    expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  });
});
