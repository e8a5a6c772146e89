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
  ofPost,
  post,
  queues,
  server,
  soon,
  tab,
  uploads,
  withLock,
  write,
  written,
} from './testing';

describe('the next visit', () => {
  it('sends what the first did not get to', async () => {
    const create = vi.fn(never);
    void tab({ posts: { create } }).send(post);
    await soon(() => expect(create).toHaveBeenCalled());
    queues.clear();
    await tab().resume();
    await soon(() => expect(kept.size).toBe(0));
    expect([...server.keys()]).toEqual(['p1']);
  });

  it('is not told what the last waited for, as that may be over', async () => {
    leave(left(post, { held: 'files-away', progress: 0.5 }));
    const outbox = tab({}, { online: never });
    await outbox.resume();
    expect(outbox.get()).toMatchObject([{ id: 'p1', held: null, progress: null }]);
  });

  it('neither sends nor shows what somebody else left on the device', async () => {
    leave(left(post, { uid: 'ben' }), left(comment));
    const outbox = tab();
    await outbox.resume();
    await soon(() => expect(kept.size).toBe(0));
    expect(outbox.get()).toMatchObject([{ id: 'c1' }]);
    expect([...server.keys()]).toEqual(['c1']);
  });

  it('of the same page begins nothing anew that is under way or refused', async () => {
    const create = vi.fn(fails('service-away'));
    const addComment = vi.fn(fails('permission-denied'));
    const outbox = tab({ posts: { create }, comments: { create: addComment } }, { nextTry: never });
    leave(left(comment));
    await outbox.resume();
    await outbox.send(post);
    await soon(() => expect(outbox.get()[0]).toMatchObject({ refused: 'permission-denied' }));
    const before = outbox.get();
    await outbox.resume();
    expect(outbox.get()).toBe(before);
    expect([create, addComment].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('an answer that was lost', () => {
  it('makes nothing twice', async () => {
    const create = vi.fn(async (one: { id: string }) => {
      const isNew = !server.has(one.id);
      await write(one.id, one);
      if (isNew) throw new BackendError('unavailable');
    });
    const outbox = tab({ posts: { create } });
    await outbox.send(post);
    await soon(() => expect(outbox.get()).toMatchObject([{ isSent: true, refused: null }]));
    expect(written).toHaveLength(1);
  });

  it('is given up after half a minute, and the next try finds what had arrived', async () => {
    const { pause, pass } = aClock();
    const again = aMoment();
    const create = vi.fn((one: { id: string }) => write(one.id, one));
    create.mockImplementationOnce(async (one) => {
      await write(one.id, one);
      await never();
    });
    const outbox = tab({ posts: { create } }, { pause, nextTry: again.when });
    void outbox.send(post);
    await soon(() => expect(written).toHaveLength(1));
    pass(29_999);
    await idle();
    expect(again.when).not.toHaveBeenCalled();
    pass(30_000);
    await soon(() => expect(outbox.get()).toMatchObject([{ held: 'deadline-exceeded' }]));
    again.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ held: null, isSent: true }]));
    expect(written).toHaveLength(1);
  });

  it('is looked for by ids: of a comment, those of both', async () => {
    const has = vi.fn(async () => true);
    const refuse = {
      posts: { create: fails('permission-denied') },
      comments: { create: fails('permission-denied') },
    };
    const outbox = tab(
      { ...refuse, groups: { join: fails('permission-denied'), create: fails('permission-denied') } },
      { connection: { ...connection, exists: has } },
    );
    for (const one of [post, comment, joining, group]) await expect(outbox.send(one)).resolves.toBe('sent');
    expect(has.mock.calls).toEqual([
      [{ kind: 'post', postId: 'p1' }],
      [{ kind: 'comment', postId: 'p1', commentId: 'c1' }],
      [{ kind: 'membership', groupId: 'g1', uid: 'ana' }],
      [{ kind: 'group', groupId: 'g1' }],
    ]);
  });

  it('is waited for again where nobody says what had arrived', async () => {
    const { pause, pass } = aClock();
    const again = aMoment();
    const has = vi.fn(connection.exists).mockReturnValueOnce(never());
    server.set('p1', 'arrived');
    const outbox = tab({}, { pause, nextTry: again.when, connection: { ...connection, exists: has } });
    void outbox.send(post);
    await soon(() => expect(has).toHaveBeenCalledTimes(1));
    pass(30_000);
    await soon(() => expect(again.when).toHaveBeenCalled());
    again.come();
    await soon(() => expect(outbox.get()).toMatchObject([{ isSent: true }]));
  });

  it('of a change is nothing to look for: the change is made again, or refused', async () => {
    const has = vi.fn(connection.exists);
    const update = vi.fn(fails('permission-denied'));
    const outbox = tab({ events: { update } }, { connection: { ...connection, exists: has } });
    await expect(outbox.send(edit)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(has).not.toHaveBeenCalled();
  });
});

describe('what is sent off again under its id', () => {
  it('arrives after the first, and is what stays', async () => {
    const arriving = aMoment();
    const update = vi.fn(async (_of: object, input: { title?: string }) => {
      if (update.mock.calls.length === 1) await arriving.when();
      written.push(String(input.title));
    });
    const outbox = tab({ events: { update } });
    const first = outbox.send(edit);
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    const second = outbox.send(later(edit, 1, { input: { ...edit.input, title: 'Party' } }));
    await soon(() => expect(outbox.get()).toMatchObject([{ input: { title: 'Party' } }]));
    // The first was the server's, the second must outlive a restart.
    await soon(() => expect(kept.get('event-e1')).toMatchObject({ input: { title: 'Party' } }));
    arriving.come();
    await expect(first).resolves.toBe('sent');
    await expect(second).resolves.toBe('sent');
    expect(written).toEqual(['Fair', 'Party']);
    expect(kept.size).toBe(0);
  });

  it('stays kept until it is sent, also when the first has arrived', async () => {
    const arriving = aMoment();
    const update = vi.fn(async () => arriving.when());
    const outbox = tab({ events: { update } });
    void outbox.send(edit);
    await soon(() => expect(update).toHaveBeenCalledTimes(1));
    void outbox.send(later(edit, 1));
    arriving.come();
    await soon(() => expect(update).toHaveBeenCalledTimes(2));
    expect(kept.get('event-e1')).toMatchObject({ since: new Date(60_000) });
  });

  it('takes the place of one that waits, at once', async () => {
    const update = vi.fn(async (_of: object, _input: object) => undefined);
    update.mockRejectedValueOnce(new BackendError('service-away'));
    const outbox = tab({ events: { update } }, { nextTry: never });
    await expect(outbox.send(edit)).resolves.toBe('waits');
    await expect(outbox.send(later(edit, 1))).resolves.toBe('sent');
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe('of several tabs', () => {
  it('one sends', async () => {
    leave(left({ ...post, pictures: [ofPost] }));
    const tabs = [tab(), tab(), tab()];
    await Promise.all(tabs.map((one) => one.resume()));
    await soon(() => expect(kept.size).toBe(0));
    await soon(() => expect(tabs.flatMap((one) => one.get())).toMatchObject([{ isSent: true }]));
    expect(uploads.count).toBe(1);
    expect(written).toHaveLength(1);
  });

  it('the second uses the picture that the first has stored', async () => {
    leave(left({ ...post, pictures: [ofPost] }));
    const create = vi.fn(fails('service-away'));
    const [first, second] = [tab({ posts: { create } }, { nextTry: never }), tab()];
    await first.resume();
    await second.resume();
    await soon(() => expect(first.get()).toMatchObject([{ held: 'service-away' }]));
    // Its lock goes with it.
    first.close();
    await soon(() => expect(server.get('p1')).toMatchObject({ images: [{ url: 'url-1', alt: '' }] }));
    expect(uploads.count).toBe(1);
  });

  it('none tries again what one was refused', async () => {
    leave(left(post));
    const create = vi.fn(fails('permission-denied'));
    const tabs = [tab({ posts: { create } }), tab({ posts: { create } })];
    for (const one of tabs) await one.resume();
    for (const one of tabs)
      await soon(() => expect(one.get()).toMatchObject([{ refused: 'permission-denied' }]));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('none writes what another has discarded, whoever is at it', async () => {
    leave(left(post));
    const again = aMoment();
    const create = vi.fn(fails('service-away'));
    const [first, second] = [tab({ posts: { create } }, { nextTry: again.when }), tab()];
    await first.resume();
    await soon(() => expect(again.when).toHaveBeenCalled());
    await second.resume();
    const discarded = second.discard('p1');
    await soon(() => expect(kept.get('p1')).toMatchObject({ isDiscarded: true }));
    again.come();
    await expect(discarded).resolves.toBe('gone');
    expect(create).toHaveBeenCalledTimes(1);
    expect([first.get().length, second.get().length, kept.size]).toEqual([0, 0, 0]);
  });

  it('none stores the picture of what another has discarded', async () => {
    leave(left({ ...post, pictures: [ofPost] }));
    const other = aMoment();
    const busy = withLock('schoolgate.outbox.p1', other.when);
    const outbox = tab();
    await outbox.resume();
    leave(left({ ...post, pictures: [ofPost] }, { isDiscarded: true }));
    other.come();
    await busy;
    await soon(() => expect(outbox.get()).toEqual([]));
    expect(uploads.count).toBe(0);
  });

  it('one takes back what another has discarded while it was written, also when that other is closed', async () => {
    leave(left(post));
    const arriving = aMoment();
    const create = async (one: { id: string }) => {
      await arriving.when();
      await write(one.id, one);
    };
    const first = tab({ posts: { create } });
    await first.resume();
    await soon(() => expect(arriving.when).toHaveBeenCalled());
    leave(left(post, { isDiscarded: true }));
    arriving.come();
    await soon(() => expect(server.size + kept.size + first.get().length).toBe(0));
    expect(written).toHaveLength(1);
  });

  it('one leaves a change to the other that has changed the same later', async () => {
    const again = aMoment();
    const update = vi.fn(fails('service-away'));
    const first = tab({ events: { update } }, { nextTry: again.when });
    await first.send(edit);
    const sent = tab().send(later(edit, 1, { input: { ...edit.input, title: 'Party' } }));
    await soon(() => expect(kept.get('event-e1')).toMatchObject({ input: { title: 'Party' } }));
    again.come();
    await expect(sent).resolves.toBe('sent');
    expect(update).toHaveBeenCalledTimes(1);
    expect(server.get('e1')).toMatchObject({ title: 'Party' });
    expect(first.get()).toEqual([]);
  });

  it('each waits for the other entry by entry only', async () => {
    const names: string[] = [];
    const listening = <T>(name: string, run: () => Promise<T>) => {
      names.push(name);
      return withLock(name, run);
    };
    const outbox = tab({}, { withLock: listening });
    await outbox.send(post);
    await outbox.send(comment);
    expect(names).toEqual(['schoolgate.outbox.p1', 'schoolgate.outbox.c1']);
  });

  it('none holds up what is new here by what another tries', async () => {
    leave(left(post));
    const first = tab({ posts: { create: fails('service-away') } }, { nextTry: never });
    await first.resume();
    await soon(() => expect(first.get()).toMatchObject([{ held: 'service-away' }]));
    const second = tab();
    await second.resume();
    await expect(second.send(later(post, 1, { id: 'p2' }))).resolves.toBe('sent');
  });
});

describe('whoever is signed out', () => {
  it('sends nothing more, and finds it again in the next visit', async () => {
    const again = aMoment();
    const create = vi.fn(fails('service-away'));
    const outbox = tab({ posts: { create } }, { nextTry: again.when });
    await outbox.send(post);
    outbox.close();
    expect(outbox.get()).toEqual([]);
    again.come();
    await idle();
    expect(create).toHaveBeenCalledTimes(1);
    await tab().resume();
    await soon(() => expect(server.has('p1')).toBe(true));
  });

  it('is not told as refused what nobody may write', async () => {
    const answer = aMoment();
    const create = () => answer.when().then(fails('permission-denied'));
    const outbox = tab({ posts: { create } });
    const sent = outbox.send(post);
    await soon(() => expect(answer.when).toHaveBeenCalled());
    outbox.close();
    answer.come();
    await expect(sent).resolves.toBe('discarded');
    expect(kept.get('p1')).toMatchObject({ refused: null });
  });

  it('takes back in the next visit what nobody may take back', async () => {
    const answer = aMoment();
    leave(left(post, { isDiscarded: true }));
    server.set('p1', 1);
    const outbox = tab({}, { connection: { ...connection, deleteOwn: answer.when } });
    await outbox.resume();
    await soon(() => expect(answer.when).toHaveBeenCalled());
    outbox.close();
    answer.come();
    await withLock('schoolgate.outbox.p1', idle);
    expect(kept.get('p1')).toMatchObject({ isDiscarded: true });
    await tab().resume();
    await soon(() => expect(server.size + kept.size).toBe(0));
  });
});
