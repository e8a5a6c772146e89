import { expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool } from './support/people.ts';
import { calling, createComment, createPost, notificationsOf } from './support/posts.ts';

async function arrange() {
  const school = await createSchool();
  const [author, asker] = [await createMember(school), await createMember(school)];
  const other = await createMember(school, { firstName: 'Otto', lastName: 'Other' });
  const postId = await createPost(author, school);
  const question = await afterAllEvents(() => createComment(postId, asker, 'When?'));
  await eventually(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
  await db.doc(`notifications/comments_${postId}_${author.uid}`).update({ read: true });
  return { school, author, asker, other, postId, question };
}

const answer = (postId: string, by: User, replyTo: string, mentions = {}) =>
  createComment(postId, by, 'At ten', crypto.randomUUID(), { replyTo, mentions });

/** What somebody has been told and not read. */
const typesOf = async ({ uid }: User) =>
  (await notificationsOf(uid)).filter(({ read }) => !read).map(({ type }) => type);

test('an answer tells whoever it answers, once although the event comes three times', async () => {
  const { author, asker, other, postId, question } = await arrange();
  const commentId = await deliveringAgain('created', 3, () => answer(postId, other, question));
  expect(await notificationsOf(asker.uid)).toEqual([
    expect.objectContaining({
      id: `replies_${postId}_${question}`,
      userId: asker.uid,
      type: 'reply',
      actorId: other.uid,
      actorName: 'Otto Other',
      message: 'Otto Other replied to your comment.',
      link: `/post/${postId}?comment=${commentId}`,
      postId,
      commentId,
      likeKey: null,
      read: false,
      emailed: false,
    }),
  ]);
  expect(await typesOf(author)).toEqual(['comment']);
});

test('an answer to the post’s author tells them of the answer alone', async () => {
  const { author, other, postId } = await arrange();
  const theirs = await createComment(postId, author, 'Anybody?');
  await afterAllEvents(() => answer(postId, other, theirs));
  await afterAllEvents(async () => expect(await typesOf(author)).toEqual(['reply']));
});

test('whoever is answered and mentioned at once is told of the answer alone', async () => {
  const { asker, other, postId, question } = await arrange();
  await answer(postId, other, question, calling(asker));
  await afterAllEvents(async () => expect(await typesOf(asker)).toEqual(['reply']));
});

test('an answer to oneself tells the post’s author alone', async () => {
  const { author, asker, postId, question } = await arrange();
  await answer(postId, asker, question);
  await afterAllEvents(async () => {
    expect(await typesOf(asker)).toEqual([]);
    expect(await typesOf(author)).toEqual(['comment']);
  });
});

test.each(['gone', 'a/b', '..', '__x__', ''])('an answer to %j is a comment like any other', async (id) => {
  const { author, other, postId } = await arrange();
  await answer(postId, other, id);
  await afterAllEvents(async () => expect(await typesOf(author)).toEqual(['comment']));
});

test('an answer to a comment elsewhere tells nobody there', async () => {
  const { school, author, asker, other, question } = await arrange();
  await answer(await createPost(author, school), other, question);
  await afterAllEvents(async () => {
    expect(await typesOf(asker)).toEqual([]);
    expect(await typesOf(author)).toEqual(['comment']);
  });
});

test('an answer takes its notification along when it is deleted', async () => {
  const { asker, other, postId, question } = await arrange();
  const commentId = await answer(postId, other, question);
  await eventually(async () => expect(await typesOf(asker)).toEqual(['reply']));
  await db.doc(`posts/${postId}/comments/${commentId}`).delete();
  await eventually(async () => expect(await typesOf(asker)).toEqual([]));
});

test.each(['who answers', 'whose post it is'] as const)(
  'nobody who has blocked the one %s is told of an answer',
  async (which) => {
    const { author, asker, other, postId, question } = await arrange();
    const { uid } = which === 'who answers' ? other : author;
    await db
      .doc(`users/${asker.uid}/hiddenItems/blocked_${uid}`)
      .set({ kind: 'blocked', targetId: uid, label: 'X' });
    await answer(postId, other, question);
    await afterAllEvents(async () => {
      expect(await typesOf(asker)).toEqual([]);
      expect(await typesOf(author)).toEqual(['comment']);
    });
  },
);
