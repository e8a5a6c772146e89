import { expect, test } from 'vitest';
import { placeOf } from './place-of';

const about = { targetId: 't1', postId: null, schoolId: 'oak', subjectId: 'ben' };

test.each([
  ['a post', { kind: 'post' }, '/post/t1', '/admin/schools/oak/feed'],
  ['a comment', { kind: 'comment', postId: 'p1' }, '/post/p1', '/admin/schools/oak/feed'],
  ['a comment on an event', { kind: 'comment', postId: 'event_e1' }, '/events/e1', null],
  ['an event', { kind: 'event' }, '/events/t1', null],
  ['a sign-up list', { kind: 'signUpList' }, '/sign-ups/t1', null],
  ['a group', { kind: 'group' }, '/groups/t1', null],
  ['a profile', { kind: 'profile' }, '/profile/t1', '/admin/users?user=ben'],
] as const)('%s is seen where it is, by a member and from outside', (_what, kind, member, outside) => {
  expect(placeOf({ ...about, ...kind }, true)).toBe(member);
  expect(placeOf({ ...about, ...kind }, false)).toBe(outside);
});
