import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import {
  aClock,
  aMoment,
  comment,
  connection,
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
  post,
  profile,
  queues,
  server,
  soon,
  tab,
  write,
} from './testing';

const ANSWER = 30_000;
const LATEST = 60_000;

describe('what is discarded', () => {
  it('while it waits for a network is never written, and needs none to go', async () => {
    const network = aMoment();
    const deleteOwn = vi.fn(never);
    const outbox = tab(
      {},
      { isOffline: () => true, online: network.when, connection: { ...connection, deleteOwn } },
    );
    await outbox.send(post);
    await expect(outbox.discard('p1')).resolves.toBe('gone');
    expect([outbox.get().length, kept.size]).toEqual([0, 0]);
    network.come();
    await idle();
    expect(server.size).toBe(0);
    expect(deleteOwn).not.toHaveBeenCalled();
  });

  it('while its picture is stored is not written after', async () => {
    const stored = aMoment();
    const uploadImage = () => stored.when().then(() => 'url');
    const outbox = tab({ posts: { uploadImage } });
    const sent = outbox.send({ ...post, pictures: [ofPost] });
    await soon(() => expect(stored.when).toHaveBeenCalled());
    const discarded = outbox.discard('p1');
    stored.come();
    await expect(sent).resolves.toBe('discarded');
    await expect(discarded).resolves.toBe('gone');
    expect(server.size).toBe(0);
    expect(kept.size).toBe(0);
  });

  it('between two tries is not tried again, at once', async () => {
    const create = vi.fn(fails('service-away'));
    const outbox = tab({ posts: { create } }, { nextTry: never });
    await outbox.send(post);
    await expect(outbox.discard('p1')).resolves.toBe('gone');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a post', post, 'posts', 'create'],
    ['a comment', comment, 'comments', 'create'],
    ['an event', newEvent, 'events', 'create'],
    ['joining a group', joining, 'groups', 'join'],
  ] as const)('while it is written is taken back: %s', async (_, waiting, port, name) => {
    const arriving = aMoment();
    const call = vi.fn(async (...args: unknown[]) => {
      await arriving.when();
      const [one, other] = args as [
        { id?: string; eventId?: string; groupId?: string },
        { id?: string } | string,
      ];
      const id = typeof other === 'string' ? `${other}_${one.groupId}` : (other?.id ?? one.id ?? one.eventId);
      await write(id ?? '', 1);
    });
    const deleteOwn = vi.fn(connection.deleteOwn);
    const outbox = tab({ [port]: { [name]: call } }, { connection: { ...connection, deleteOwn } });
    const sent = outbox.send(waiting);
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    const discarded = outbox.discard(waiting.id);
    expect(outbox.get()).toMatchObject([{ isDiscarded: true }]);
    await soon(() => expect(kept.get(waiting.id)).toMatchObject({ isDiscarded: true }));
    arriving.come();
    await expect(discarded).resolves.toBe('gone');
    await expect(sent).resolves.toBe('discarded');
    expect(deleteOwn).toHaveBeenCalledTimes(1);
    expect([server.size, kept.size, outbox.get().length]).toEqual([0, 0, 0]);
  });

  it.each([
    ['a group, which outlives whoever made it', group, 'groups', 'create'],
    ['a change of an event', edit, 'events', 'update'],
    ['a change of a profile', profile, 'users', 'updateProfile'],
  ] as const)('while it is written stays, and one is told so: %s', async (_, waiting, port, name) => {
    const arriving = aMoment();
    const outbox = tab({ [port]: { [name]: () => arriving.when() } });
    const sent = outbox.send(waiting);
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    const discarded = outbox.discard(waiting.id);
    arriving.come();
    await expect(discarded).resolves.toBe('was-sent');
    await expect(sent).resolves.toBe('discarded');
    expect(kept.size).toBe(0);
  });

  it('after it was sent is taken back as well', async () => {
    const outbox = tab();
    await outbox.send(post);
    await expect(outbox.discard('p1')).resolves.toBe('gone');
    expect(server.size).toBe(0);
    expect(outbox.get()).toEqual([]);
  });

  it('is not here any more, nor is what never was', async () => {
    const outbox = tab();
    await outbox.send(post);
    const [first, again] = [outbox.discard('p1'), outbox.discard('p1')];
    expect(await Promise.all([first, again, outbox.discard('p2')])).toEqual(['gone', null, null]);
  });

  it('stays off the screen whatever becomes of the try that was under way', async () => {
    const answer = aMoment();
    const create = () => answer.when().then(fails('permission-denied'));
    const outbox = tab({ posts: { create } });
    const sent = outbox.send(post);
    await soon(() => expect(answer.when).toHaveBeenCalled());
    const discarded = outbox.discard('p1');
    answer.come();
    await expect(sent).resolves.toBe('discarded');
    await expect(discarded).resolves.toBe('gone');
    expect(outbox.get()).toEqual([]);
  });
});

describe('taking back', () => {
  it('is tried until somebody answers, and goes on in the next visit', async () => {
    const create = (one: { id: string }) => write(one.id, one);
    const again = aMoment();
    const deleteOwn = fails('unavailable');
    const outbox = tab(
      { posts: { create } },
      { connection: { ...connection, deleteOwn }, nextTry: again.when },
    );
    await outbox.send(post);
    leave(left(post));
    void outbox.discard('p1');
    await soon(() => expect(again.when).toHaveBeenCalled());
    expect(kept.get('p1')).toMatchObject({ isDiscarded: true });

    queues.clear();
    const next = tab();
    await next.resume();
    expect(next.get()).toMatchObject([{ isDiscarded: true }]);
    await soon(() => expect(server.size + kept.size + next.get().length).toBe(0));
  });

  it('waits for a network, and asks again what is not answered', async () => {
    leave(left(post, { isDiscarded: true }));
    server.set('p1', 1);
    const network = aMoment();
    const { pause, pass } = aClock();
    const deleteOwn = vi.fn(connection.deleteOwn).mockReturnValueOnce(never());
    await tab({}, { online: network.when, pause, connection: { ...connection, deleteOwn } }).resume();
    await soon(() => expect(network.when).toHaveBeenCalledTimes(1));
    expect(deleteOwn).not.toHaveBeenCalled();
    network.come();
    await soon(() => expect(deleteOwn).toHaveBeenCalledTimes(1));
    pass(ANSWER - 1);
    await idle();
    expect(network.when).toHaveBeenCalledTimes(1);
    pass(ANSWER);
    await soon(() => expect(network.when).toHaveBeenCalledTimes(2));
    network.come();
    await soon(() => expect(server.size + kept.size).toBe(0));
  });

  it('is known to be under way until it is over, whatever the server shows meanwhile', async () => {
    const taking = aMoment();
    const shownFor: (() => void)[] = [];
    const pause = (milliseconds: number) =>
      milliseconds === 60_000 ? new Promise<void>((resolve) => shownFor.push(resolve)) : never();
    const outbox = tab({}, { pause, connection: { ...connection, deleteOwn: taking.when } });
    await outbox.send(post);
    const discarded = outbox.discard('p1');
    await soon(() => expect(taking.when).toHaveBeenCalled());
    outbox.shown(new Set(['p1']));
    for (const end of shownFor) end();
    await idle();
    expect(outbox.get()).toMatchObject([{ isDiscarded: true }]);
    taking.come();
    await expect(discarded).resolves.toBe('gone');
    expect(outbox.get()).toEqual([]);
  });

  it('ends where it is refused, as under an account that was closed', async () => {
    const outbox = tab({}, { connection: { ...connection, deleteOwn: fails('permission-denied') } });
    await outbox.send(post);
    await expect(outbox.discard('p1')).resolves.toBe('was-sent');
    expect(outbox.get()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('looks again for a try that was given up and may arrive after all', async () => {
    const { pause, pass } = aClock();
    const create = vi.fn(never);
    const outbox = tab({ posts: { create } }, { pause, nextTry: never });
    const sent = outbox.send(post);
    await soon(() => expect(create).toHaveBeenCalled());
    pass(ANSWER);
    await expect(sent).resolves.toBe('waits');
    await soon(() => expect(outbox.get()).toMatchObject([{ held: 'deadline-exceeded' }]));
    await expect(outbox.discard('p1')).resolves.toBe('gone');
    // Kept, as the page may be closed by then.
    expect(kept.get('p1')).toMatchObject({ isDiscarded: true });
    server.set('p1', 'late');
    pass(LATEST - 1);
    await idle();
    expect(server.size).toBe(1);
    pass(LATEST);
    await soon(() => expect(server.size + kept.size + outbox.get().length).toBe(0));
  });

  it('lets what was sent off anew stay', async () => {
    const { pause, pass } = aClock();
    const create = vi.fn((one: { eventId: string }) => write(one.eventId, one));
    create.mockRejectedValueOnce(new BackendError('unavailable'));
    const deleteOwn = vi.fn(connection.deleteOwn);
    const outbox = tab(
      { events: { create } },
      { pause, nextTry: never, connection: { ...connection, deleteOwn } },
    );
    await outbox.send(newEvent);
    await outbox.discard('e1');
    // The same form again, before it was looked for a second time.
    await expect(outbox.send(later(newEvent, 1))).resolves.toBe('sent');
    pass(LATEST);
    await idle();
    expect(deleteOwn).toHaveBeenCalledTimes(1);
    expect(server.has('e1')).toBe(true);
  });

  it('is over before the same is sent off anew', async () => {
    const [arriving, taking] = [aMoment(), aMoment()];
    const create = vi.fn(async (one: { eventId: string }) => {
      if (create.mock.calls.length === 1) await arriving.when();
      else expect(kept.get('e1')).toMatchObject({ isDiscarded: false });
      await write(one.eventId, one);
    });
    const deleteOwn: typeof connection.deleteOwn = async (item) => {
      await taking.when();
      await connection.deleteOwn(item);
    };
    const outbox = tab({ events: { create } }, { connection: { ...connection, deleteOwn } });
    void outbox.send(newEvent);
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    void outbox.discard('e1');
    const sent = outbox.send(later(newEvent, 1, { input: { ...newEvent.input, title: 'Party' } }));
    arriving.come();
    await soon(() => expect(taking.when).toHaveBeenCalled());
    expect(create).toHaveBeenCalledTimes(1);
    taking.come();
    await expect(sent).resolves.toBe('sent');
    expect(server.get('e1')).toMatchObject({ input: { title: 'Party' } });
    expect(kept.size).toBe(0);
  });
});
