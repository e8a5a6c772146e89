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
    const [older, newer] = [notification(), notification({ type: 'like', createdAt: at(1) })];
    await storeAll(older, newer);
    expect(await kept.until((all) => all.length === 2)).toEqual([newer, older]);
    await notifications.markRead(newer.id);
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
    const first = await notifications.page(me.uid, null);
    expect(first.items).toEqual(all.toReversed().slice(0, 20));
    expect(await notifications.page(me.uid, first.next)).toEqual({
      items: all.toReversed().slice(20),
      next: null,
    });
  });

  test('of somebody else is refused', async () => {
    await storeAll(notification({ userId: 'other' }));
    expect(await codeOf(notifications.page('other', null))).toBe('permission-denied');
  });
});

describe('reading', () => {
  test('marks one, and nothing else of it', async () => {
    const [first, second] = [notification(), notification()];
    await storeAll(first, second);
    await notifications.markRead(first.id);
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
    expect(await codeOf(notifications.markRead(others.id))).toBe('permission-denied');
    expect(await codeOf(notifications.markRead('gone'))).not.toBe('none');
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
