import { expect, it } from 'vitest';
import { rankPosts } from './rank';
import { somePost } from './some-post';

const posts = [
  somePost({ id: 'once', content: 'The book sale needs two more helpers for the tables outside' }),
  somePost({ id: 'twice', content: 'Book sale! Bring a book.' }),
  somePost({ id: 'café', content: 'Coffee at the CAFÉ after drop-off' }),
  somePost({ id: 'by', content: 'Nothing else', authorName: 'Ana Bookman' }),
];
const ids = (term: string) => rankPosts(posts, term).map(({ post }) => post.id);

it('puts the best match first and finds authors last', () => {
  expect(ids('book')).toEqual(['twice', 'once', 'by']);
});

it('puts a word in a long text before the same word in a short name', () => {
  const text = `Who has a ladder for the ${'very '.repeat(20)}high shelf of the book room`;
  const found = rankPosts(
    [
      somePost({ id: 'name', content: 'Hello', authorName: 'Book Shop' }),
      somePost({ id: 'text', content: text, authorName: 'Ana Diaz' }),
    ],
    'book',
  );
  expect(found.map(({ post }) => post.id)).toEqual(['text', 'name']);
});

it('wants every word, by its beginning, whatever its case and marks', () => {
  expect(ids('help TABLE')).toEqual(['once']);
  expect(ids('cafe')).toEqual(['café']);
  expect(ids('café')).toEqual(['café']);
  expect(ids('book coffee')).toEqual([]);
});

it('names the words of the text to mark', () => {
  expect(rankPosts(posts, 'book sale').map(({ marks }) => marks)).toContainEqual(['Book', 'sale', 'book']);
});
