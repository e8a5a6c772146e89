import { expect, test } from 'vitest';
import { answeredBy, threadsOf } from './threads';

/** "a>b" is comment a, which answers b. */
const read = (...written: string[]) => {
  const comments = written.map((one) => {
    const [id = '', replyTo = null] = one.split('>');
    return { id, replyTo };
  });
  return threadsOf(comments).map(
    ({ comment, isDetached, replies }) =>
      `${comment.id}${isDetached ? '?' : ''}${replies.map(({ id }) => ` ${id}`).join('')}`,
  );
};

test.each([
  ['nothing', [], []],
  ['comments', ['a', 'b'], ['a', 'b']],
  ['replies, below their comments and in their order', ['a', 'b', 'c>a', 'd>b', 'e>a'], ['a c e', 'b d']],
  ['a reply to what is not here, by its time', ['a', 'b>gone', 'c'], ['a', 'b?', 'c']],
  ['several to the same that is not here', ['a>gone', 'b>gone'], ['a?', 'b?']],
  ['a reply before its comment, as clocks may have it', ['b>a', 'a'], ['a b']],
  ['a reply to a reply, by its time', ['a', 'b>a', 'c>b', 'd'], ['a b', 'c', 'd']],
  ['a reply to a reply to what is not here', ['b>gone', 'c>b'], ['b?', 'c']],
  ['a comment that answers itself', ['a>a', 'b>a'], ['a', 'b']],
  ['two that answer each other', ['a>b', 'b>a', 'c>a'], ['a', 'b', 'c']],
  ['a longer circle', ['a>c', 'b>a', 'c>b'], ['a', 'b', 'c']],
  ['ids that objects have of their own', ['__proto__', 'a>__proto__', 'b>toString'], ['__proto__ a', 'b?']],
])('%s', (_what, written, threads) => {
  expect(read(...written)).toEqual(threads);
  expect(
    read(...written)
      .join(' ')
      .replaceAll('?', '')
      .split(' ')
      .filter(Boolean),
  ).toHaveLength(written.length);
});

test('a reply to a reply answers the comment of both', () => {
  expect(answeredBy({ id: 'a', replyTo: null })).toBe('a');
  expect(answeredBy({ id: 'b', replyTo: 'a' })).toBe('a');
});
