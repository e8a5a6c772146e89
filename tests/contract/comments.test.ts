import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { newDocumentId } from '@/domain/ids';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, commentOf, postOf, several, store, storePosts } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { comments, events, posts } = backend;

let school: TestSchool;
let reader: TestUser;
let post: Post;

beforeEach(async () => {
  school = await world.school();
  reader = await world.member(school, { firstName: 'Rosa', lastName: 'Reader' });
  post = postOf(await world.member(school), school.id);
  await storePosts([post]);
  await as(reader);
});

/** To the post, and naming nobody. */
const top = { replyTo: null, toGuests: false, mentions: {} };
const follow = (postId = post.id) => watching(comments.watchNewest, postId);

describe('a comment', () => {
  test('is held under its post, in the name of who wrote it', async () => {
    const id = newDocumentId();
    await comments.create(post.id, { id, author: reader, content: 'Count me in', ...top });
    expect(await world.data(`posts/${post.id}/comments/${id}`)).toEqual({
      authorId: reader.uid,
      authorName: 'Rosa Reader',
      profilePicUrl: null,
      content: 'Count me in',
      createdAt: expect.anything(),
      replyTo: null,
      toGuests: false,
      mentions: {},
      editedAt: null,
    });
  });

  test('on an event is held once a function has opened its discussion', async () => {
    const eventId = newDocumentId();
    const postId = eventDiscussionId(eventId);
    const opened = watching(posts.watch, postId);
    expect(await opened.until(() => true)).toBeNull();
    const input = {
      ...{ title: 'Fair', start: new Date(), end: null, location: '', description: '' },
      ...{ places: null, rsvpsClosed: false, isCancelled: false },
    };
    await events.create({ eventId, schoolId: school.id, uid: reader.uid, timeZone: 'UTC', input });
    const discussion = await opened.until((found) => found !== null);
    expect(discussion).toMatchObject({ content: 'Fair', authorId: reader.uid, schoolId: school.id });
    const id = newDocumentId();
    await comments.create(postId, { id, author: reader, content: 'Count me in', ...top });
    await follow(postId).until(({ items }) => items.some((comment) => comment.id === id));
  });

  test('is refused in the name of another, and where the post is not one’s school’s', async () => {
    const elsewhere = await world.school();
    const foreign = postOf(await world.member(elsewhere), elsewhere.id);
    await storePosts([foreign]);
    const other = await world.member(school);
    const write = (postId: string, author: TestUser) =>
      codeOf(comments.create(postId, { id: newDocumentId(), author, content: 'Hm', ...top }));
    expect(await write(post.id, other)).toBe('permission-denied');
    expect(await write(foreign.id, reader)).toBe('permission-denied');
  });

  test('of one’s own goes without a record', async () => {
    const comment = commentOf(reader);
    await store(documents.comment(post.id, comment));
    await comments.delete(post, comment, { uid: reader.uid, isAdmin: false });
    expect(await world.data(`posts/${post.id}/comments/${comment.id}`)).toBeNull();
    expect(await world.data(`auditLog/delete-comment_${post.id}_${comment.id}`)).toBeNull();
  });

  test('of another stays where the reader is no admin', async () => {
    const comment = commentOf(await world.member(school));
    await store(documents.comment(post.id, comment));
    const refused = comments.delete(post, comment, { uid: reader.uid, isAdmin: false });
    expect(await codeOf(refused)).toBe('permission-denied');
    expect(await world.data(`posts/${post.id}/comments/${comment.id}`)).not.toBeNull();
  });

  test('of another goes on record by an admin', async () => {
    const admin = await world.member(school, { isAdmin: true });
    const comment = commentOf(reader, { content: 'Spam '.repeat(40) });
    await store(documents.comment(post.id, comment));
    await as(admin);
    await comments.delete(post, comment, { uid: admin.uid, isAdmin: true });
    expect(await world.data(`posts/${post.id}/comments/${comment.id}`)).toBeNull();
    expect(await world.data(`auditLog/delete-comment_${post.id}_${comment.id}`)).toEqual({
      action: 'delete-comment',
      actorId: admin.uid,
      targetId: comment.id,
      schoolId: school.id,
      detail: post.id,
      subject: { authorId: reader.uid, excerpt: comment.content.slice(0, 100) },
      at: expect.anything(),
    });
  });
});

describe('the comments of a post', () => {
  test('are read newest first, a hundred at once, and the earlier ones follow', async () => {
    const all = several(103, (index) => commentOf(reader, { createdAt: at(index), content: `${index}` }));
    await store(...all.map((comment) => documents.comment(post.id, comment)));
    const newest = await follow().until(() => true);
    expect(newest.items).toEqual(all.toReversed().slice(0, 100));
    if (!newest.next) throw new Error('The first page is the last.');
    expect(await comments.older(post.id, newest.next)).toEqual({
      items: all.toReversed().slice(100),
      next: null,
    });
  });

  test('are told as they come and go, and of this post alone', async () => {
    const other = postOf(reader, school.id);
    await storePosts([other]);
    const [first, second] = [commentOf(reader), commentOf(reader, { createdAt: at(1) })];
    await store(documents.comment(post.id, first), documents.comment(other.id, commentOf(reader)));
    const watched = follow();
    expect(await watched.until(() => true)).toEqual({ items: [first], next: null });
    await store(documents.comment(post.id, second));
    expect((await watched.until(({ items }) => items.length === 2)).items).toEqual([second, first]);
    await db.doc(`posts/${post.id}/comments/${first.id}`).delete();
    await watched.until(({ items }) => items.length === 1 && items[0]?.id === second.id);
  });

  test('are none where there are none, and refused where the post is another school’s', async () => {
    expect(await follow().until(() => true)).toEqual({ items: [], next: null });
    const elsewhere = await world.school();
    const foreign = postOf(await world.member(elsewhere), elsewhere.id);
    await storePosts([foreign]);
    expect((await follow(foreign.id).failure()).code).toBe('permission-denied');
  });
});
