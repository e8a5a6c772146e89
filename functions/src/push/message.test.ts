import { expect, test } from 'vitest';
import { NOTIFICATION_TYPES, type Notification } from '@/domain/entities/community';
import { MAX_PUSH_TEXT, payloadIn } from '@/domain/push-payload';
import { bundleMessage, messageOf, pushOf } from './message';

const notification = (fields: Partial<Notification> = {}): Notification => ({
  ...{ id: 'n', userId: 'ana', type: 'comment', actorId: 'ben', actorName: 'Ben Okoro' },
  ...{ message: 'Ben Okoro commented on your post.', link: '/post/p1', postId: 'p1', commentId: 'c1' },
  ...{ read: false, emailed: false, likeKey: null, event: null, createdAt: null },
  ...fields,
});
const [quiet, open] = [{ pushShowsText: false }, { pushShowsText: true }];

test.each(NOTIFICATION_TYPES)(
  '%s says what kind it is, and nothing that a locked screen must not',
  (type) => {
    const event = { title: 'Garden fete', start: new Date() };
    const message = messageOf(notification({ type, event, title: 'Shut gate', quote: 'So kind' }), quiet);
    expect(message.title).toMatch(/^[A-Z].{5,50}$/);
    expect(JSON.stringify(message)).not.toMatch(/Okoro|Garden|Shut|kind/);
  },
);

test('says who, and of which event or announcement, where that is chosen', () => {
  const event = { title: 'Garden fete', start: new Date() };
  expect(messageOf(notification({ event }), open).body).toBe('Ben Okoro commented on your post. Garden fete');
  expect(messageOf(notification({ title: 'Shut gate' }), open).body).toMatch(/Shut gate$/);
  expect(messageOf(notification({ quote: 'So kind' }), open).body).toMatch(/ “So kind”$/);
  expect(messageOf(notification({ message: '💐'.repeat(400) }), open).body.length).toBe(MAX_PUSH_TEXT);
});

test('can be answered where it is of a comment', () => {
  const canReply = (fields: Partial<Notification>) => messageOf(notification(fields), quiet).canReply;
  expect(canReply({})).toBe(true);
  expect(canReply({ type: 'mention', commentId: null })).toBe(false);
  expect(canReply({ type: 'like' })).toBe(false);
});

test('several are said as their number, one as itself, none not at all', () => {
  const two = [notification(), notification({ id: 'm' })];
  expect(bundleMessage(two, open)).toMatchObject({ title: '2 new things', body: '', url: '/notifications' });
  expect(bundleMessage(two.slice(1), quiet)?.tag).toBe('m');
  expect(bundleMessage([], quiet)).toBeNull();
});

test('is what a worker reads, small enough for every service', () => {
  const long = notification({ message: '💐'.repeat(2_000), link: `/post/${'x'.repeat(200)}` });
  const { payload, topic, ttl, urgency } = pushOf(messageOf(long, open), 99, 'event-soon');
  expect(payloadIn(payload)).toMatchObject({ badge: 99, tag: 'n' });
  // Of the 4,096 that each of them takes, encryption needs about a hundred.
  expect(Buffer.byteLength(payload)).toBeLessThan(3_900);
  expect(topic).toMatch(/^[\w-]{1,32}$/);
  expect([ttl, urgency]).toEqual([3_600, 'high']);
});
