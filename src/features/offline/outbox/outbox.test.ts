import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import {
  aClock,
  aMoment,
  author,
  comment,
  edit,
  fails,
  group,
  idle,
  joining,
  kept,
  later,
  leave,
  left,
  never,
  newEvent,
  ofPost,
  picture,
  post,
  profile,
  queues,
  server,
  soon,
  tab,
  uploads,
  write,
  written,
} from './testing';

const PATIENCE = 4_000;

describe('what is sent off', () => {
  it('is kept until the server has it, and shown until what the server tells shows it, too', async () => {
    const create = vi.fn(async (one: { id: string }) => expect(kept.has(one.id)).toBe(true));
    const outbox = tab({ posts: { create } });
    await expect(outbox.send(post)).resolves.toBe('sent');
    expect(create).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
    expect(outbox.get()).toMatchObject([{ id: 'p1', isSent: true }]);
    outbox.shown(new Set(['another']));
    expect(outbox.get()).toHaveLength(1);
    outbox.shown(new Set(['p1']));
    expect(outbox.get()).toEqual([]);
  });

  it('leaves the screen after a minute where nothing tells of it', async () => {
    const { pause, pass } = aClock();
    const outbox = tab({}, { pause });
    await outbox.send(post);
    pass(59_999);
    await outbox.send(comment);
    expect(outbox.get()).toHaveLength(2);
    pass(60_000);
    await soon(() => expect(outbox.get()).toEqual([]));
  });

  it('stays on its way though a list shows its id already', async () => {
    const outbox = tab({ posts: { create: never } });
    void outbox.send(post);
    await soon(() => expect(outbox.get()).toHaveLength(1));
    outbox.shown(new Set(['p1']));
    expect(outbox.get()).toMatchObject([{ id: 'p1', isSent: false }]);
  });

  it('is signed as the directory knows its author when it goes out', async () => {
    const now = { ...author, lastName: 'Costa' };
    const outbox = tab({}, { author: () => now });
    await outbox.send(post);
    await outbox.send(comment);
    const { id, feed, content, mentions } = post;
    const rest = { images: [], poll: null, topic: null };
    expect(server.get('p1')).toEqual({ id, feed, content, mentions, author: now, ...rest });
    const words = { content: 'Yes', mentions, replyTo: null, toGuests: false };
    expect(server.get('c1')).toEqual({ id: 'c1', author: now, ...words });
  });

  it('reaches the port of its kind', async () => {
    const outbox = tab();
    for (const waiting of [newEvent, later(edit, 1), group, joining, profile])
      await expect(outbox.send(waiting)).resolves.toBe('sent');
    expect(written).toEqual([
      { eventId: 'e1', schoolId: 's', uid: 'ana', timeZone: 'UTC', input: newEvent.input },
      edit.input,
      { groupId: 'g1', schoolId: 's', uid: 'ana', input: group.input },
      'ana',
      { bio: 'Baker' },
    ]);
    await outbox.send(later(joining, 1, { joins: false }));
    expect(server.has('ana_g1')).toBe(false);
  });

  it('makes one series of an event that repeats, and changes all that follow after what was sent before', async () => {
    const outbox = tab();
    const series = { repeat: 'weekly', until: new Date(9) } as const;
    const first = { ...newEvent, id: 'r1', eventId: 'r1_0', series };
    const of = { schoolId: 's', eventId: 'r1_2', title: 'Choir', timeZone: 'UTC', input: null };
    const change = {
      kind: 'series-change',
      id: 'ch1',
      ...of,
      part: { ends: true },
      since: new Date(1),
    } as const;
    await Promise.all([outbox.send(first), outbox.send(change)]);
    expect(written).toEqual([
      { eventId: 'r1_0', schoolId: 's', uid: 'ana', timeZone: 'UTC', input: newEvent.input, series },
      { ends: true },
    ]);
    // What was lost on the way back is found there, and not sent twice.
    await expect(outbox.send({ ...change, since: new Date(2) })).resolves.toBe('sent');
    await expect(outbox.send({ ...first, since: new Date(2) })).resolves.toBe('sent');
    expect(written).toHaveLength(2);
  });

  it('is told to every reader until it leaves', async () => {
    const outbox = tab();
    const told: number[] = [];
    const stop = outbox.subscribe(() => told.push(outbox.get().length));
    await outbox.send(post);
    outbox.shown(new Set(['p1']));
    expect([told[0], told.at(-1)]).toEqual([1, 0]);
    stop();
    const before = told.length;
    await outbox.send(comment);
    expect(told).toHaveLength(before);
  });
});

describe('a picture', () => {
  it('is stored once, however many tries it takes, and shown with what is written', async () => {
    const create = vi.fn((one: { id: string }) => write(one.id, one));
    create.mockRejectedValueOnce(new BackendError('unavailable'));
    await tab({ posts: { create } }).send({ ...post, pictures: [ofPost] });
    await soon(() => expect(server.get('p1')).toMatchObject({ images: [{ url: 'url-1', alt: '' }] }));
    expect(create).toHaveBeenCalledTimes(2);
    expect(uploads.count).toBe(1);
  });

  it('is not stored again by the next visit', async () => {
    void tab({ posts: { create: never } }).send({ ...post, pictures: [ofPost] });
    await soon(() => expect(kept.get('p1')).toMatchObject({ pictures: [{ url: 'url-1' }] }));
    queues.clear();
    await tab().resume();
    await soon(() => expect(server.get('p1')).toMatchObject({ images: [{ url: 'url-1', alt: '' }] }));
    expect(uploads.count).toBe(1);
  });

  it('of a post belongs to its school, and tells how far it is', async () => {
    const stored = aMoment();
    const uploadImage = vi.fn(async (_owner: object, _picture: object, tell?: (share: number) => void) => {
      tell?.(0.5);
      await stored.when();
      return 'url';
    });
    const outbox = tab({ posts: { uploadImage, create: never } });
    void outbox.send({ ...post, pictures: [ofPost] });
    await soon(() => expect(outbox.get()).toMatchObject([{ progress: 0.5 }]));
    expect(uploadImage.mock.calls[0]?.slice(0, 2)).toMatchObject([{ uid: 'ana', schoolId: 's' }, picture]);
    stored.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ progress: null, pictures: [{ url: 'url' }] }]));
  });

  it('of a profile is its own, with what else was changed', async () => {
    const uploadPicture = vi.fn(async (_uid: string, _picture: Blob) => 'url');
    await tab({ users: { uploadPicture } }).send({ ...profile, picture });
    expect(uploadPicture.mock.calls[0]?.slice(0, 2)).toEqual(['ana', picture.blob]);
    expect(server.get('ana')).toEqual({ bio: 'Baker', profilePicUrl: 'url' });
  });
});

describe('whoever sends', () => {
  it('is not kept waiting while the server is silent', async () => {
    const network = aMoment();
    const outbox = tab({}, { isOffline: () => true, online: network.when });
    await expect(outbox.send({ ...post, pictures: [ofPost] })).resolves.toBe('waits');
    expect(kept.has('p1')).toBe(true);
    expect(uploads.count).toBe(0);
    network.come();
    await soon(() => expect(server.get('p1')).toMatchObject({ images: [{ url: 'url-1', alt: '' }] }));
  });

  it('waits four seconds for a server that is slow', async () => {
    const { pause, pass } = aClock();
    const heard = vi.fn();
    const sent = tab({ posts: { create: never } }, { pause })
      .send(post)
      .then(heard);
    await soon(() => expect(kept.size).toBe(1));
    pass(PATIENCE - 1);
    await idle();
    expect(heard).not.toHaveBeenCalled();
    pass(PATIENCE);
    await sent;
    expect(heard).toHaveBeenCalledExactlyOnceWith('waits');
  });

  it.each(['unavailable', 'files-away', 'service-full', 'service-away', 'aborted'] as const)(
    'is told of %s what it waits for, and then no more',
    async (code) => {
      const again = aMoment();
      const create = vi.fn((one: { id: string }) => write(one.id, one));
      create.mockRejectedValueOnce(new BackendError(code));
      const outbox = tab({ posts: { create } }, { nextTry: again.when });
      await expect(outbox.send(post)).resolves.toBe('waits');
      expect(outbox.get()).toMatchObject([{ id: 'p1', held: code, refused: null }]);
      expect(kept.size).toBe(1);
      again.come();
      await soon(() => expect(outbox.get()).toMatchObject([{ held: null, isSent: true }]));
      expect(server.size).toBe(1);
    },
  );

  it('hears that a picture is stored as soon as it is, and waits for nothing then', async () => {
    const again = aMoment();
    const uploadImage = vi.fn(async () => 'url').mockRejectedValueOnce(new BackendError('files-away'));
    const outbox = tab({ posts: { uploadImage, create: never } }, { nextTry: again.when });
    await outbox.send({ ...post, pictures: [ofPost] });
    expect(outbox.get()).toMatchObject([{ held: 'files-away' }]);
    again.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ held: null, pictures: [{ url: 'url' }] }]));
  });
});

describe('what is refused', () => {
  const refuse = { posts: { create: fails('permission-denied') } };

  it('at once is given back', async () => {
    const outbox = tab(refuse);
    await expect(outbox.send(post)).rejects.toMatchObject({ code: 'permission-denied', urls: [] });
    expect(outbox.get()).toEqual([]);
    expect(kept.size).toBe(0);
    await expect(outbox.send(comment)).resolves.toBe('sent');
  });

  it('at once is given back with its picture, which need not be stored again', async () => {
    const refusal = tab(refuse).send({ ...post, pictures: [ofPost] });
    await expect(refusal).rejects.toBeInstanceOf(BackendError);
    await expect(refusal).rejects.toMatchObject({ code: 'permission-denied', urls: ['url-1'] });
    const ofComment = tab({ comments: { create: fails('not-found') } }).send(comment);
    await expect(ofComment).rejects.toMatchObject({ code: 'not-found', urls: [] });
  });

  it('after a wait stays with the reason, also for the next visit, until it is discarded', async () => {
    const outbox = tab(refuse, { isOffline: () => true });
    await expect(outbox.send(post)).resolves.toBe('waits');
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'permission-denied', held: null }]));
    expect(kept.get('p1')).toMatchObject({ content: 'Hello', refused: 'permission-denied' });

    const create = vi.fn(async () => undefined);
    const next = tab({ posts: { create } });
    await next.resume();
    expect(next.get()).toMatchObject([{ id: 'p1', refused: 'permission-denied' }]);
    await expect(next.discard('p1')).resolves.toBe('gone');
    expect(next.get()).toEqual([]);
    expect(kept.size).toBe(0);
    expect(create).not.toHaveBeenCalled();
  });

  it('while nobody looks any more stays, though it was sent off a moment ago', async () => {
    const { pause, pass } = aClock();
    const answer = aMoment();
    const create = () => answer.when().then(fails('permission-denied'));
    const outbox = tab({ posts: { create } }, { pause });
    const sent = outbox.send(post);
    await soon(() => expect(answer.when).toHaveBeenCalled());
    pass(PATIENCE);
    await expect(sent).resolves.toBe('waits');
    answer.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'permission-denied' }]));
  });

  it('of an earlier visit is told by the next', async () => {
    leave(left(post));
    const outbox = tab(refuse);
    await outbox.resume();
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'permission-denied' }]));
    expect(kept.get('p1')).toMatchObject({ refused: 'permission-denied' });
  });

  it.each(['unauthenticated', 'account-disabled'] as const)(
    'as nobody is asked anything under this account (%s), is not asked for either',
    async (code) => {
      leave(left(post));
      const has = vi.fn(never);
      const outbox = tab(
        { posts: { create: fails(code) } },
        { connection: { exists: has, deleteOwn: never } },
      );
      await outbox.resume();
      await soon(() => expect(outbox.get()).toMatchObject([{ refused: code }]));
      expect(has).not.toHaveBeenCalled();
    },
  );

  it('is sent again when its person wants so, as it is', async () => {
    const create = vi.fn((one: { id: string }) => write(one.id, one));
    create.mockRejectedValueOnce(new BackendError('permission-denied'));
    leave(left({ ...post, pictures: [ofPost] }));
    const outbox = tab({ posts: { create } });
    await outbox.resume();
    await soon(() => expect(kept.get('p1')).toMatchObject({ refused: 'permission-denied' }));
    const again = outbox.retry('p1');
    expect(outbox.get()).toMatchObject([{ refused: null }]);
    await again;
    expect(server.get('p1')).toMatchObject({ content: 'Hello', images: [{ url: 'url-1', alt: '' }] });
    expect([kept.size, uploads.count]).toEqual([0, 1]);
  });

  it('again stays with the new reason, kept as it is sent meanwhile', async () => {
    leave(left(post, { refused: 'permission-denied' }));
    const answer = aMoment();
    const create = vi.fn(() => answer.when().then(fails('invalid-argument')));
    const outbox = tab({ posts: { create } });
    await outbox.resume();
    const again = outbox.retry('p1');
    await soon(() => expect(answer.when).toHaveBeenCalled());
    expect(kept.get('p1')).toMatchObject({ refused: null });
    answer.come();
    await again;
    expect(outbox.get()).toMatchObject([{ refused: 'invalid-argument' }]);
    expect(kept.get('p1')).toMatchObject({ refused: 'invalid-argument' });
  });

  it('is all that is sent again: neither what waits, nor what is discarded or not here', async () => {
    const create = vi.fn(never);
    const outbox = tab({ posts: { create } });
    void outbox.send(post);
    await soon(() => expect(create).toHaveBeenCalled());
    await outbox.retry('p1');
    await outbox.retry('p2');
    leave(left(comment, { refused: 'permission-denied' }));
    await outbox.resume();
    const gone = outbox.discard('c1');
    await outbox.retry('c1');
    await gone;
    expect(create).toHaveBeenCalledTimes(1);
    expect(server.size).toBe(0);
  });
});

describe('the picture of a profile that nothing will show is deleted', () => {
  const deletePicture = vi.fn(async (_url: string) => undefined);
  const changed = { ...profile, picture };
  beforeEach(() => deletePicture.mockClear());

  it('when the change is refused at once', async () => {
    const outbox = tab({ users: { deletePicture, updateProfile: fails('too-many-children') } });
    const refusal = { code: 'too-many-children', urls: [] };
    await expect(outbox.send(changed)).rejects.toMatchObject(refusal);
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith('url-1');
  });

  it('when what was refused later is discarded, and not before', async () => {
    const updateProfile = fails('too-many-children');
    const outbox = tab({ users: { deletePicture, updateProfile } }, { isOffline: () => true });
    await outbox.send(changed);
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'too-many-children' }]));
    expect(deletePicture).not.toHaveBeenCalled();
    await outbox.discard(profile.id);
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith('url-1');
  });

  it('when it is discarded before the change went out, whatever becomes of that', async () => {
    const stored = aMoment();
    const uploadPicture = () => stored.when().then(() => 'url');
    deletePicture.mockRejectedValueOnce(new BackendError('files-away'));
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const outbox = tab({ users: { deletePicture, uploadPicture } });
    void outbox.send(changed);
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const discarded = outbox.discard(profile.id);
    stored.come();
    await expect(discarded).resolves.toBe('gone');
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith('url');
    expect(said).toHaveBeenCalledExactlyOnceWith('Schoolgate: delete: files-away');
    said.mockRestore();
  });

  it('but not once the change may have arrived, and no picture of a post', async () => {
    const outbox = tab({ users: { deletePicture, updateProfile: fails('unavailable') } }, { nextTry: never });
    await outbox.send(changed);
    await outbox.discard(profile.id);
    const refusing = tab({ users: { deletePicture }, posts: { create: fails('permission-denied') } });
    await expect(refusing.send({ ...post, pictures: [ofPost] })).rejects.toThrow();
    expect(deletePicture).not.toHaveBeenCalled();
  });
});
