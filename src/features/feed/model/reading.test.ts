import { describe, expect, it } from 'vitest';
import { firstRead, heldBack, newestOf } from './reading';
import { somePost } from './some-post';

const at = (id: string, time: number | null, authorId = 'ben') =>
  somePost({ id, authorId, createdAt: time === null ? null : new Date(time) });
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('what is held back', () => {
  const posts = [at('d', 40), at('mine', 30, 'ana'), at('b', 20), at('a', 10)];

  it('is what others wrote after the newest post on screen', () => {
    expect(ids(heldBack(posts, 20, 'ana'))).toEqual(['d']);
    expect(ids(heldBack(posts, 10, 'ana'))).toEqual(['d', 'b']);
    expect(heldBack(posts, 40, 'ana')).toEqual([]);
  });

  it('is nothing before there is a post on screen', () => {
    expect(heldBack(posts, null, 'ana')).toEqual([]);
  });

  it('is also what the server has not dated yet, as that is newest', () => {
    expect(ids(heldBack([at('e', null), ...posts], 40, 'ana'))).toEqual(['e']);
  });
});

it('the newest post is the first that has a date', () => {
  expect(newestOf([at('e', null), at('d', 40), at('b', 20)])).toBe(40);
  expect(newestOf([])).toBeNull();
});

describe('the line where one stopped', () => {
  const posts = [at('c', 30), at('b', 20), at('a', 10)];

  it('stands above the newest post that was there', () => {
    expect(firstRead(posts, 20, 'ana')).toBe('b');
    expect(firstRead(posts, 25, 'ana')).toBe('b');
  });

  it('is not there at a first visit, and when nothing is new or nothing is old', () => {
    expect(firstRead(posts, null, 'ana')).toBeNull();
    expect(firstRead(posts, 30, 'ana')).toBeNull();
    expect(firstRead(posts, 5, 'ana')).toBeNull();
  });

  it('is not there for what one has written oneself', () => {
    expect(firstRead([at('mine', 30, 'ana'), at('b', 20)], 20, 'ana')).toBeNull();
    expect(firstRead([at('mine', 40, 'ana'), ...posts], 20, 'ana')).toBe('b');
  });
});
