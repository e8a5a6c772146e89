import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '@/domain/entities/community';
import { write } from '../../scripts/seed/store.ts';
import type { TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, several } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { notifications } = backend;

let me: TestUser;
let count = 0;

beforeEach(async () => {
  me = await world.member(await world.school());
  await as(me);
});

const notification = (fields: Partial<Notification> = {}): Notification => ({
  id: `notification-${me.uid}-${count++}`,
  userId: me.uid,
  type: 'comment',
  actorId: 'otto',
  actorName: 'Otto Other',
  message: 'Otto Other commented on your post.',
  link: '/post/p',
  postId: 'p',
  event: null,
  read: false,
  emailed: false,
  createdAt: at(0),
  commentId: 'c',
  likeKey: null,
  ...fields,
});

const storeAll = (...all: Notification[]): Promise<void> =>
  write(
    db,
    all.map(({ id, ...data }) => ({ path: `notifications/${id}`, data })),
  );
const ids = (all: readonly Notification[]) => all.map(({ id }) => id);
const unread = async (uid: string) =>
  (await db.collection('notifications').where('userId', '==', uid).where('read', '==', false).get()).size;

describe('unread notifications', () => {
  test('are one’s own, newest first, fifty at most', async () => {
    const all = several(52, (index) => notification({ createdAt: at(index) }));
    await storeAll(...all, notification({ read: true }), notification({ userId: 'other' }));
    const told = await watching(notifications.watchUnread, me.uid).until(() => true);
    expect(told).toEqual(all.toReversed().slice(0, 50));
  });

  test('are told as they come and are read, until they are no longer followed', async () => {
    const [left, kept] = [
      watching(notifications.watchUnread, me.uid),
      watching(notifications.watchUnread, me.uid),
    ];
    expect(await left.until(() => true)).toEqual([]);
    await kept.until(() => true);
    left.stop();
    const [older, newer] = [notification(), notification({ postId: 'q', createdAt: at(1) })];
    await storeAll(older, newer);
    expect(await kept.until((all) => all.length === 2)).toEqual([newer, older]);
    await notifications.markRead(newer);
    expect(await kept.until((all) => all.length === 1)).toEqual([older]);
    expect(left.told).toEqual([[]]);
  });

  test('of somebody else are refused', async () => {
    await storeAll(notification({ userId: 'other' }));
    expect((await watching(notifications.watchUnread, 'other').failure()).code).toBe('permission-denied');
  });
});

describe('a page of notifications', () => {
  test('holds read ones, too, newest first, twenty at a time', async () => {
    const all = several(23, (index) => notification({ createdAt: at(index), read: index % 2 === 0 }));
    await storeAll(...all, notification({ userId: 'other', createdAt: at(99) }));
    const first = await notifications.page(me.uid, null, null);
    expect(first.items).toEqual(all.toReversed().slice(0, 20));
    expect(await notifications.page(me.uid, null, first.next)).toEqual({
      items: all.toReversed().slice(20),
      next: null,
    });
  });

  test('is of some types alone where these are asked for', async () => {
    const [comment, like] = [notification(), notification({ type: 'like', createdAt: at(1) })];
    const event = notification({ type: 'event-new', createdAt: at(2) });
    await storeAll(comment, like, event);
    const types = ['comment', 'event-new'] as const;
    expect(await notifications.page(me.uid, types, null)).toEqual({ items: [event, comment], next: null });
    expect(await notifications.page(me.uid, ['reply'], null)).toEqual({ items: [], next: null });
  });

  test('leaves out what is for devices alone, and so do the unread ones', async () => {
    const { id, createdAt: _, ...data } = notification();
    const shown = notification();
    await storeAll(shown);
    await write(db, [{ path: `notifications/${id}`, data: { ...data, app: false, toldAt: at(3) } }]);
    expect(await notifications.page(me.uid, null, null)).toEqual({ items: [shown], next: null });
    const told = await watching(notifications.watchUnread, me.uid).until(() => true);
    expect(told).toEqual([shown]);
  });

  test('of somebody else is refused', async () => {
    await storeAll(notification({ userId: 'other' }));
    expect(await codeOf(notifications.page('other', null, null))).toBe('permission-denied');
  });
});

describe('reading', () => {
  test('marks one, and nothing else of it', async () => {
    const [first, second] = [notification(), notification({ postId: 'other' })];
    await storeAll(first, second);
    await notifications.markRead(first);
    expect(await world.data(`notifications/${first.id}`)).toMatchObject({
      read: true,
      emailed: false,
      message: first.message,
    });
    expect(await world.data(`notifications/${second.id}`)).toMatchObject({ read: false });
  });

  test('is refused for others, and for what is gone', async () => {
    const others = notification({ userId: 'other' });
    await storeAll(others);
    expect(await codeOf(notifications.markRead(others))).toBe('permission-denied');
    expect(await codeOf(notifications.markRead(notification({ id: 'gone' })))).not.toBe('none');
  });

  test('marks all that lead to the same, also what is for devices alone', async () => {
    const post = several(45, (index) => notification({ createdAt: at(index) }));
    const link = '/announcements?id=a';
    const ofNoPost = [
      notification({ postId: null, link, type: 'announcement' }),
      notification({ postId: null, link, type: 'announcement-corrected' }),
      notification({ postId: null, link: '/reports', type: 'decision' }),
    ];
    await storeAll(...post, ...ofNoPost);
    const { createdAt: _, id, ...data } = notification();
    await write(db, [{ path: `notifications/${id}`, data: { ...data, app: false } }]);
    const [first] = post;
    if (!first) throw new Error('There is none.');
    await notifications.markRead(first);
    expect(await unread(me.uid)).toBe(3);
    await notifications.markRead(ofNoPost[0] ?? first);
    expect(await unread(me.uid)).toBe(1);
  });

  test('marks all of one’s own, more than are watched, while they are', async () => {
    const all = several(90, (index) => notification({ createdAt: at(index) }));
    await storeAll(...all);
    const others = notification({ userId: `other-${me.uid}` });
    await storeAll(others);
    const watched = watching(notifications.watchUnread, me.uid);
    expect(ids(await watched.until(() => true))).toHaveLength(50);
    await notifications.markAllRead(me.uid);
    await watched.until((left) => left.length === 0);
    expect([await unread(me.uid), await unread(others.userId)]).toEqual([0, 1]);
  });
});
