import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditedText } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import { postTokens } from '@/domain/search-tokens';
import { documents } from '../../scripts/seed/store.ts';
import { waitUntilIdle } from '../functions/support/control.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, commentOf, postOf, several, store, storePosts } from './support/content.ts';
import { codeOf } from './support/watching.ts';

const { posts, comments } = backend;

let school: TestSchool;
let author: TestUser;
let post: Post;

beforeEach(async () => {
  school = await world.school();
  author = await world.member(school, { firstName: 'Ada', lastName: 'Lovelace' });
  post = postOf(author, school.id, { likedBy: ['somebody'], searchTokens: ['hello'] });
  await storePosts([post]);
  await as(author);
});

const edit = { content: 'Pie on Friday, @Ben Fox', mentions: { ben: 'Ben Fox' } };

/** A document as it is by now, and when it says that it was changed. */
async function edited(path: string) {
  const { editedAt, createdAt, ...held } = (await world.data(path)) ?? {};
  return { editedAt: editedAt as Timestamp, createdAt: createdAt as Timestamp, held };
}

describe('another text of a post', () => {
  test('takes the place of the first, with the words by which it is found, and leaves the rest', async () => {
    const before = (await edited(`posts/${post.id}`)).held;
    await posts.edit(post.id, author, edit);
    const { editedAt, createdAt, held } = await edited(`posts/${post.id}`);
    const searchTokens = postTokens({ content: edit.content, authorName: 'Ada Lovelace' });
    expect(held).toEqual({ ...before, ...edit, searchTokens });
    expect(createdAt.toDate()).toEqual(post.createdAt);
    expect(Math.abs(editedAt.toMillis() - Timestamp.now().toMillis())).toBeLessThan(20_000);
  });

  test('calls nobody any more, where it did', async () => {
    await posts.edit(post.id, author, edit);
    await waitUntilIdle();
    await posts.edit(post.id, author, { content: 'Pie', mentions: {} });
    expect((await edited(`posts/${post.id}`)).held).toMatchObject({ content: 'Pie', mentions: {} });
  });

  test('is refused for what another wrote, and for what is gone', async () => {
    const other = await world.member(school);
    await as(other);
    expect(await codeOf(posts.edit(post.id, other, edit))).toBe('permission-denied');
    expect(await codeOf(posts.edit('gone', other, edit))).not.toBe('none');
    expect((await edited(`posts/${post.id}`)).held).toMatchObject({ content: post.content });
  });
});

test('another text of a comment takes the place of the first, and leaves the rest', async () => {
  const comment = commentOf(author, { replyTo: 'another' });
  await store(documents.comment(post.id, comment));
  const path = `posts/${post.id}/comments/${comment.id}`;
  const before = (await edited(path)).held;
  await comments.edit(post.id, { id: comment.id, uid: author.uid }, edit);
  const { editedAt, createdAt, held } = await edited(path);
  expect(held).toEqual({ ...before, ...edit });
  expect(createdAt.toDate()).toEqual(comment.createdAt);
  expect(Math.abs(editedAt.toMillis() - Timestamp.now().toMillis())).toBeLessThan(20_000);
  const other = await world.member(school);
  await as(other);
  const refused = comments.edit(post.id, { id: comment.id, uid: other.uid }, edit);
  expect(await codeOf(refused)).toBe('permission-denied');
});

describe('what was said before', () => {
  const of = (commentId: string | null = null): EditedText => ({
    ...{ schoolId: school.id, postId: post.id, commentId },
  });
  const revisionOf = (index: number) => ({
    id: `${index}`.padStart(3, '0'),
    ...{ schoolId: school.id, authorId: author.uid, content: `Text ${index}` },
    ...{ writtenAt: at(index), replacedAt: at(index + 1) },
  });
  const keep = (path: string, index: number) => {
    const { id, ...revision } = revisionOf(index);
    return db.doc(`${path}/revisions/${id}`).set(revision);
  };

  test('is read newest first, fifty at once, by who moderates', async () => {
    await Promise.all(several(53, (index) => keep(`posts/${post.id}`, index)));
    await as(await world.moderator(school));
    const all = several(53, revisionOf).toReversed();
    const first = await posts.revisions(of(), null);
    expect(first.items).toEqual(all.slice(0, 50));
    expect(await posts.revisions(of(), first.next)).toEqual({ items: all.slice(50), next: null });
  });

  test('of a comment is its own', async () => {
    await keep(`posts/${post.id}`, 1);
    await keep(`posts/${post.id}/comments/c1`, 2);
    await as(await world.moderator(school));
    expect(await posts.revisions(of('c1'), null)).toEqual({ items: [revisionOf(2)], next: null });
    expect(await posts.revisions(of('c2'), null)).toEqual({ items: [], next: null });
  });

  test('is kept from members, the author too', async () => {
    await keep(`posts/${post.id}`, 1);
    expect(await codeOf(posts.revisions(of(), null))).toBe('permission-denied');
  });
});
