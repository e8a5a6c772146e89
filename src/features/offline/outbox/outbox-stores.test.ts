import { describe, expect, it } from 'vitest';
import type { EntryStore } from './entry-store';
import {
  aMoment,
  comment,
  device,
  fails,
  idle,
  kept,
  leave,
  left,
  never,
  ofPost,
  post,
  server,
  soon,
  tab,
  written,
} from './testing';

describe('a store that takes its time', () => {
  /** Takes it for the first entry alone. */
  const slowStore = () => {
    const first = aMoment();
    const keeps: Promise<void>[] = [];
    const store: EntryStore = {
      ...device,
      update: (id, change) => {
        keeps.push(keeps.length === 0 ? first.when() : Promise.resolve());
        return Promise.all(keeps).then(() => device.update(id, change));
      },
    };
    return { store, answers: first.come };
  };

  it('has what is sent off before it is shown, and its form forgets it', async () => {
    const { store, answers } = slowStore();
    const outbox = tab({ posts: { create: never } }, { store });
    void outbox.send(post);
    await idle();
    expect(outbox.get()).toEqual([]);
    answers();
    await soon(() => expect(outbox.get()).toMatchObject([{ id: 'p1' }]));
    expect(kept.has('p1')).toBe(true);
  });

  it('sends nothing any more when its person is signed out meanwhile', async () => {
    const { store, answers } = slowStore();
    const outbox = tab({}, { store });
    const outcome = outbox.send(post);
    outbox.close();
    answers();
    await expect(outcome).resolves.toBe('discarded');
    expect(outbox.get()).toEqual([]);
    expect(written).toEqual([]);
  });
});

describe('a store that fails', () => {
  const broken = (...ways: (keyof EntryStore)[]): EntryStore => {
    const away = () => Promise.reject(new Error('no room'));
    return { ...device, ...Object.fromEntries(ways.map((way) => [way, away])) };
  };

  it('keeps nobody from sending', async () => {
    const outbox = tab({}, { store: broken('all', 'update') });
    await expect(outbox.resume()).resolves.toBeUndefined();
    await expect(outbox.send({ ...post, pictures: [ofPost] })).resolves.toBe('sent');
    expect(server.get('p1')).toMatchObject({ images: [{ url: 'url-1', alt: '' }] });
  });

  it('keeps nobody from discarding', async () => {
    const outbox = tab({}, { store: broken('update') });
    await outbox.send(post);
    await expect(outbox.discard('p1')).resolves.toBe('gone');
    expect(server.size).toBe(0);
    const stored = aMoment();
    const uploadImage = () => stored.when().then(() => 'url');
    const uploading = tab({ posts: { uploadImage } }, { store: broken('update') });
    void uploading.send({ ...post, pictures: [ofPost] });
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const discarded = uploading.discard('p1');
    stored.come();
    await discarded;
    expect(written).toHaveLength(1);
    const refusing = tab(
      { posts: { create: fails('permission-denied') } },
      { store: broken('update'), isOffline: () => true },
    );
    await refusing.send(post);
    await soon(() => expect(refusing.get()).toMatchObject([{ refused: 'permission-denied' }]));
    await expect(refusing.discard('p1')).resolves.toBe('gone');
    expect(refusing.get()).toEqual([]);
  });

  it('after it was read leaves all to memory', async () => {
    leave(left(post), left(comment, { uid: 'ben' }));
    const outbox = tab({}, { store: broken('update') });
    await outbox.resume();
    await soon(() => expect(outbox.get()).toMatchObject([{ id: 'p1', isSent: true }]));
    expect([...server.keys()]).toEqual(['p1']);
  });

  it('that was emptied is not filled again with what was on its way', async () => {
    const arriving = aMoment();
    const uploadImage = () => arriving.when().then(() => 'url');
    const outbox = tab(
      { posts: { uploadImage, create: fails('permission-denied') } },
      { isOffline: () => true },
    );
    await outbox.send({ ...post, pictures: [ofPost] });
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    // Somebody has logged out in another tab.
    kept.clear();
    arriving.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'permission-denied' }]));
    await idle();
    expect(kept.size).toBe(0);
  });
});
