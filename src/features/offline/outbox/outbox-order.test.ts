import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import {
  aMoment,
  comment,
  device,
  edit,
  fails,
  group,
  idle,
  joining,
  kept,
  later,
  leave,
  left,
  newEvent,
  ofPost,
  post,
  profile,
  server,
  soon,
  tab,
  write,
  written,
} from './testing';

const ids = () => written.map((one) => (one as { id: string }).id);
const second = later(post, 2, { id: 'p2' });
const third = later(post, 3, { id: 'p3' });

/** The first post is stored when the test says so. */
function aSlowFirst() {
  const stored = aMoment();
  const create = vi.fn(async (one: { id: string }) => {
    if (one.id === 'p1') await stored.when();
    await write(one.id, one);
  });
  return { stored, create };
}

describe('posts of one feed', () => {
  it('go out one after another, as they were sent off', async () => {
    const { stored, create } = aSlowFirst();
    const outbox = tab({ posts: { create } });
    const sent = [post, second, third].map((one) => outbox.send(one));
    await soon(() => expect(stored.when).toHaveBeenCalled());
    await soon(() => expect(kept.size).toBe(3));
    expect(create).toHaveBeenCalledTimes(1);
    stored.come();
    expect(await Promise.all(sent)).toEqual(['sent', 'sent', 'sent']);
    expect(ids()).toEqual(['p1', 'p2', 'p3']);
  });

  it('go out so though the pictures of the later ones are stored first', async () => {
    const stored = aMoment();
    const uploadImage = async ({ id }: { id?: string }) => {
      if (id === 'p1') await stored.when();
      return 'url';
    };
    const outbox = tab({ posts: { uploadImage: uploadImage as never } });
    const sent = [post, second].map((one) => outbox.send({ ...one, pictures: [ofPost] }));
    await soon(() =>
      expect(outbox.get()).toMatchObject([{ pictures: [{ url: null }] }, { pictures: [{ url: 'url' }] }]),
    );
    expect(written).toEqual([]);
    stored.come();
    await Promise.all(sent);
    expect(ids()).toEqual(['p1', 'p2']);
  });

  it('go out so when the network comes back, and in the next visit', async () => {
    const network = aMoment();
    const offline = tab({}, { isOffline: () => true, online: network.when });
    for (const one of [post, second, third]) await offline.send(one);
    network.come();
    await soon(() => expect(ids()).toEqual(['p1', 'p2', 'p3']));

    server.clear();
    written.length = 0;
    // As a store has them: by their ids.
    leave(
      left(later(post, 9, { id: 'a' })),
      left(later(post, 7, { id: 'b' })),
      left(later(post, 8, { id: 'c' })),
    );
    await tab().resume();
    await soon(() => expect(ids()).toEqual(['b', 'c', 'a']));
  });

  it('go out so though the first takes longer to be kept', async () => {
    const room = aMoment();
    const update: typeof device.update = async (id, change) => {
      if (id === 'p1') await room.when();
      return device.update(id, change);
    };
    const outbox = tab({}, { store: { ...device, update } });
    const sent = [post, second].map((one) => outbox.send(one));
    await soon(() => expect(kept.has('p2')).toBe(true));
    await idle();
    expect(written).toEqual([]);
    room.come();
    await soon(() => expect(room.when).toHaveBeenCalledTimes(2));
    room.come();
    await soon(() => expect(room.when).toHaveBeenCalledTimes(3));
    room.come();
    await Promise.all(sent);
    expect(ids()).toEqual(['p1', 'p2']);
  });

  it('are discarded at once, though it is not their turn', async () => {
    const { stored, create } = aSlowFirst();
    const outbox = tab({ posts: { create } });
    void outbox.send(post);
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const sent = outbox.send(second);
    await soon(() => expect(kept.has('p2')).toBe(true));
    await idle();
    await expect(outbox.discard('p2')).resolves.toBe('gone');
    await expect(sent).resolves.toBe('discarded');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('pass one that can’t get through for now', async () => {
    const again = aMoment();
    const uploadImage = vi.fn(async () => 'url').mockRejectedValueOnce(new BackendError('files-away'));
    const outbox = tab({ posts: { uploadImage } }, { nextTry: again.when });
    await outbox.send({ ...post, pictures: [ofPost] });
    await expect(outbox.send(second)).resolves.toBe('sent');
    again.come();
    await soon(() => expect(ids()).toEqual(['p2', 'p1']));
  });

  it('wait for one that is tried again', async () => {
    const again = aMoment();
    const { stored, create } = aSlowFirst();
    create.mockRejectedValueOnce(new BackendError('unavailable'));
    const outbox = tab({ posts: { create } }, { nextTry: again.when });
    await outbox.send(post);
    again.come();
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const sent = outbox.send(second);
    await soon(() => expect(kept.has('p2')).toBe(true));
    await idle();
    expect(written).toEqual([]);
    stored.come();
    await sent;
    expect(ids()).toEqual(['p1', 'p2']);
  });

  it('go on when the first is refused, and when it is discarded', async () => {
    const answer = aMoment();
    const create = async (one: { id: string }) => {
      if (one.id === 'p1') await answer.when().then(fails('permission-denied'));
      await write(one.id, one);
    };
    const outbox = tab({ posts: { create } });
    const refused = outbox.send(post).catch(() => 'refused');
    const sent = outbox.send(second);
    await soon(() => expect(answer.when).toHaveBeenCalled());
    answer.come();
    expect(await Promise.all([refused, sent])).toEqual(['refused', 'sent']);

    const stored = aMoment();
    const uploadImage = () => stored.when().then(fails('files-away'));
    const other = tab({ posts: { uploadImage } });
    void other.send({ ...third, pictures: [ofPost] });
    const next = other.send(later(post, 4, { id: 'p4' }));
    await soon(() => expect(stored.when).toHaveBeenCalled());
    void other.discard('p3');
    stored.come();
    await expect(next).resolves.toBe('sent');
  });

  it('do not wait for those of another feed, nor for comments', async () => {
    const { stored, create } = aSlowFirst();
    const outbox = tab({ posts: { create } });
    void outbox.send(post);
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const elsewhere = later(post, 1, { id: 'p9', feed: { schoolId: 's', groupId: 'g' } });
    const otherSchool = later(post, 1, { id: 'p8', feed: { schoolId: 't', groupId: null } });
    for (const one of [elsewhere, otherSchool, later(comment, 1)])
      await expect(outbox.send(one)).resolves.toBe('sent');
  });
});

describe('comments', () => {
  it('wait for those of the same post only', async () => {
    const stored = aMoment();
    const create = async (_: string, one: { id: string }) => {
      if (one.id === 'c1') await stored.when();
      await write(one.id, one);
    };
    const outbox = tab({ comments: { create } });
    void outbox.send(comment);
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const sent = outbox.send(later(comment, 1, { id: 'c2' }));
    await expect(outbox.send(later(comment, 1, { id: 'c3', postId: 'p2' }))).resolves.toBe('sent');
    expect(ids()).toEqual(['c3']);
    stored.come();
    await sent;
    expect(ids()).toEqual(['c3', 'c1', 'c2']);
  });
});

describe('what needs the one before', () => {
  it.each([
    ['a change of an event', newEvent, later(edit, 1), { events: { create: 1 } }],
    ['joining a group', group, later(joining, 1), { groups: { create: 1 } }],
    [
      'a later change of a profile',
      profile,
      later(profile, 1, { id: 'profile-2' }),
      { users: { updateProfile: 1 } },
    ],
  ] as const)('waits for it, though it can’t get through for now: %s', async (_, first, then, busy) => {
    const again = aMoment();
    const [[port, calls]] = Object.entries(busy) as [[string, Record<string, number>]];
    const [name = ''] = Object.keys(calls);
    const call = vi.fn(async (..._args: unknown[]): Promise<void> => void written.push(first.id));
    call.mockRejectedValueOnce(new BackendError('unavailable'));
    const outbox = tab({ [port]: { [name]: call } }, { nextTry: again.when });
    await expect(outbox.send(first)).resolves.toBe('waits');
    const sent = outbox.send(then);
    await soon(() => expect(kept.size).toBe(2));
    await idle();
    expect(written).toEqual([]);
    again.come();
    await sent;
    expect(written).toHaveLength(2);
    expect(written[0]).toBe(first.id);
  });

  it('does not wait for others', async () => {
    const again = aMoment();
    const create = vi.fn(fails('unavailable'));
    const outbox = tab({ events: { create } }, { nextTry: again.when });
    await outbox.send(newEvent);
    const another = later(edit, 1, { id: 'event-e2', eventId: 'e2' });
    await expect(outbox.send(another)).resolves.toBe('sent');
    await expect(outbox.send(later(joining, 1))).resolves.toBe('sent');
    await expect(outbox.send(later(profile, 1))).resolves.toBe('sent');
  });
});
