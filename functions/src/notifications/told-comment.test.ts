import { expect, test, vi } from 'vitest';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { kindFor } from './told-comment';

vi.mock('../platform/app', () => ({ db: {} }));

const mentions = { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' };

test.each([
  ['ann', 'ann', 'ann', 'reply'],
  ['ann', 'ann', null, 'comment'],
  ['ann', 'ben', 'ann', 'reply'],
  ['ann', 'ben', 'cleo', 'mention'],
  ['ann', 'ben', null, 'mention'],
  ['dora', 'ben', null, null],
  ['dora', 'dora', 'ann', 'comment'],
])('%s, below a post of %s and answering %s, is told of a %s', (uid, authorId, answeredId, kind) =>
  expect(kindFor(uid, { authorId, groupId: null }, { comment: { mentions }, answeredId })).toBe(kind),
);

test('an event’s host is told of a comment on the event', () => {
  const discussion = { authorId: 'ann', groupId: EVENT_DISCUSSIONS };
  const told = { comment: { mentions }, answeredId: null };
  expect([kindFor('ann', discussion, told), kindFor('ben', discussion, told)]).toEqual([
    'event-comment',
    'mention',
  ]);
});
