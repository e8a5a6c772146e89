import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Entry } from './entry';
import {
  aMoment,
  kept,
  leave,
  left,
  ofPost,
  picture,
  post,
  queues,
  server,
  soon,
  tab,
  uploads,
} from './testing';

const named = (alt: string) => ({ ...ofPost, alt });
const three = { ...post, pictures: [named('Hall'), named('Garden'), named('Gate')] };
const stored = (...urls: string[]) => urls.map((url) => expect.objectContaining({ url }));

describe('several pictures', () => {
  it('are stored one after another, and shown in their order with their words', async () => {
    const [under, most] = [{ way: 0 }, { way: 0 }];
    const uploadImage = vi.fn(async () => {
      under.way += 1;
      most.way = Math.max(most.way, under.way);
      await Promise.resolve();
      under.way -= 1;
      return `url-${uploadImage.mock.calls.length}`;
    });
    await tab({ posts: { uploadImage } }).send(three);
    expect(most.way).toBe(1);
    expect(server.get('p1')).toMatchObject({
      images: [
        { url: 'url-1', alt: 'Hall' },
        { url: 'url-2', alt: 'Garden' },
        { url: 'url-3', alt: 'Gate' },
      ],
    });
  });

  it('of which some are stored go on with the next one, in this visit and in another', async () => {
    const uploadImage = vi.fn(async () => `url-${uploadImage.mock.calls.length}`);
    uploadImage.mockResolvedValueOnce('url-a').mockRejectedValueOnce(new BackendError('unavailable'));
    uploadImage.mockResolvedValueOnce('url-b').mockReturnValueOnce(new Promise(() => undefined));
    void tab({ posts: { uploadImage } }).send(three);
    await soon(() => expect(uploadImage).toHaveBeenCalledTimes(4));
    expect(kept.get('p1')).toMatchObject({ pictures: [...stored('url-a', 'url-b'), { url: null }] });
    queues.clear();
    await tab().resume();
    await soon(() => expect(server.get('p1')).toMatchObject({ images: stored('url-a', 'url-b', 'url-1') }));
    expect(uploads.count).toBe(1);
  });

  it('tell of each how far it is', async () => {
    const arrives = aMoment();
    const uploadImage = vi.fn(async (_owner: object, _picture: object, tell?: (share: number) => void) => {
      tell?.(0.25);
      await arrives.when();
      return 'url';
    });
    const outbox = tab({ posts: { uploadImage } });
    void outbox.send({ ...three, pictures: three.pictures.slice(1) });
    await soon(() => expect(arrives.when).toHaveBeenCalledTimes(1));
    expect(outbox.get()).toMatchObject([{ progress: 0.25, pictures: [{ url: null }, { url: null }] }]);
    arrives.come();
    await soon(() => expect(arrives.when).toHaveBeenCalledTimes(2));
    expect(outbox.get()).toMatchObject([{ progress: 0.25, pictures: [{ url: 'url' }, { url: null }] }]);
  });

  it('are not stored any further once the post is not to be sent', async () => {
    const arrives = aMoment();
    const uploadImage = vi.fn(() => arrives.when().then(() => 'url'));
    const outbox = tab({ posts: { uploadImage } });
    void outbox.send(three);
    await soon(() => expect(uploadImage).toHaveBeenCalledOnce());
    const discarded = outbox.discard('p1');
    arrives.come();
    await expect(discarded).resolves.toBe('gone');
    expect(uploadImage).toHaveBeenCalledOnce();
    expect(server.size).toBe(0);
  });
});

describe('a post that was kept before there could be several pictures', () => {
  const { pictures: _, ...rest } = left(post) as Extract<Entry, { kind: 'post' }>;
  const before = (changes: object) => leave({ ...rest, ...changes } as Entry);

  it.each([
    ['none', { picture: null, imageUrl: null }, []],
    ['one that waits', { picture, imageUrl: null }, [{ url: 'url-1', alt: '' }]],
    ['one that is stored', { picture, imageUrl: 'url-a' }, [{ url: 'url-a', alt: '' }]],
  ])('is sent with %s', async (_what, changes, images) => {
    before(changes);
    await tab().resume();
    await soon(() => expect(server.get('p1')).toMatchObject({ images }));
  });
});
