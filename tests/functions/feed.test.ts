import { describe, expect, test } from 'vitest';
import { dayOf, schoolDayId } from '@/domain/statistics';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { DAY } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool } from './support/people.ts';
import { createComment, createPost, notificationsOf, readPost, setLiked } from './support/posts.ts';
import { afterRetries, failingFirst } from './support/retries.ts';

async function arrange() {
  const school = await createSchool();
  const author = await createMember(school, { firstName: 'Ada', lastName: 'Author' });
  const other = await createMember(school, { firstName: 'Otto', lastName: 'Other' });
  const postId = await createPost(author, school);
  return { school, author, other, postId };
}

/** Commits until an act is told and before it is counted: the act's own and the notification's; a preview's besides. */
const COUNT_OF = { like: 3, comment: 4 };

/**
 * An act whose event comes once more after its notification was read: counting it fails the first time.
 * @returns the notification as it is then
 */
async function readBeforeRepeated(kind: keyof typeof COUNT_OF): Promise<Record<string, unknown>[]> {
  const { school, author, other, postId } = await arrange();
  const day = db.doc(`stats/schools/days/${schoolDayId(school.id, dayOf(new Date()))}`);
  const counted = async () => Number((await day.get()).get(`${kind}s`) ?? 0);
  await failingFirst('firestore.commit', COUNT_OF[kind], () =>
    kind === 'like' ? setLiked(postId, other.uid, true) : createComment(postId, other),
  );
  const [told] = await notificationsOf(author.uid);
  expect(told).toMatchObject({ type: kind, read: false });
  expect(await counted()).toBe(0);
  await db.doc(`notifications/${told?.id}`).update({ read: true });
  await afterRetries(async () => expect(await counted()).toBe(1));
  return notificationsOf(author.uid);
}

test.each(['like', 'comment'] as const)(
  'a %s whose event comes again leaves a notification that was read as read',
  async (kind) => expect(await readBeforeRepeated(kind)).toMatchObject([{ type: kind, read: true }]),
);

describe('comments on the post', () => {
  test('are counted and previewed right when twenty arrive at once, each event twice', async () => {
    const { other, postId } = await arrange();
    const ids = await deliveringAgain('created', 2, () =>
      Promise.all(Array.from({ length: 20 }, (_, at) => createComment(postId, other, `Comment ${at}`))),
    );
    const post = await readPost(postId);
    expect(post.commentCount).toBe(ids.length);
    const newest = await db
      .collection(`posts/${postId}/comments`)
      .orderBy('createdAt', 'desc')
      .limit(2)
      .get();
    expect(post.comments.map(({ id }) => id)).toEqual(newest.docs.map(({ id }) => id).reverse());
  });

  test('leave count and preview when they are deleted', async () => {
    const { other, postId } = await arrange();
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three']) ids.push(await createComment(postId, other, text));
    await afterAllEvents(async () =>
      expect((await readPost(postId)).comments.map(({ content }) => content)).toEqual(['Two', 'Three']),
    );
    await db.doc(`posts/${postId}/comments/${ids[2]}`).delete();
    await afterAllEvents(async () => {
      const post = await readPost(postId);
      expect(post.commentCount).toBe(2);
      expect(post.comments.map(({ content }) => content)).toEqual(['One', 'Two']);
    });
  });

  test('leave the count also when the preview does not show them', async () => {
    const { other, postId } = await arrange();
    const oldest = await createComment(postId, other, 'One');
    for (const text of ['Two', 'Three']) await afterAllEvents(() => createComment(postId, other, text));
    await afterAllEvents(async () => expect((await readPost(postId)).commentCount).toBe(3));
    await db.doc(`posts/${postId}/comments/${oldest}`).delete();
    await afterAllEvents(async () => {
      const post = await readPost(postId);
      expect(post.commentCount).toBe(2);
      expect(post.comments.map(({ content }) => content)).toEqual(['Two', 'Three']);
    });
  });
});

describe('a comment', () => {
  test('tells the post’s author, once although the event comes three times', async () => {
    const { author, other, postId } = await arrange();
    const commentId = await deliveringAgain('created', 3, () => createComment(postId, other));
    const notifications = await notificationsOf(author.uid);
    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({
      id: `comments_${postId}_${author.uid}`,
      userId: author.uid,
      type: 'comment',
      actorId: other.uid,
      actorName: 'Otto Other',
      message: 'Otto Other commented on your post.',
      link: `/post/${postId}?comment=${commentId}`,
      postId,
      commentId,
      likeKey: null,
      read: false,
      emailed: false,
    });
  });

  test('of one person tells another thirty times a day, and those of others are told all the same', async () => {
    const { school, author, other, postId } = await arrange();
    const third = await createMember(school);
    const at = Array.from({ length: 29 }, () => Date.now());
    await db
      .doc(`_limits/notification_${sha256(`${other.uid}_${author.uid}`)}`)
      .set({ at, expiresAt: new Date(Date.now() + DAY) });
    await createComment(postId, other);
    await eventually(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
    const [first] = await notificationsOf(author.uid);
    await db.doc(`notifications/${first?.id}`).update({ read: true });
    await afterAllEvents(() => createComment(postId, other));
    await afterAllEvents(async () => {
      expect((await readPost(postId)).commentCount).toBe(2);
      expect(await notificationsOf(author.uid)).toMatchObject([{ read: true, version: first?.version }]);
    });
    await createComment(postId, third);
    await afterAllEvents(async () =>
      expect(await notificationsOf(author.uid)).toMatchObject([{ read: false, count: 2 }]),
    );
  });

  test('on one’s own post tells nobody', async () => {
    const { author, postId } = await arrange();
    await createComment(postId, author);
    await afterAllEvents(async () => {
      expect((await readPost(postId)).commentCount).toBe(1);
      expect(await notificationsOf(author.uid)).toEqual([]);
    });
  });

  test('on a system post tells nobody', async () => {
    const { school, author, other } = await arrange();
    const postId = await createPost(author, school, { authorId: 'system' });
    await createComment(postId, other);
    await afterAllEvents(async () => {
      expect((await readPost(postId)).commentCount).toBe(1);
      expect(await notificationsOf('system')).toEqual([]);
    });
  });

  test('tells no author who has left the school', async () => {
    const { author, other, postId } = await arrange();
    await db.doc(`users/${author.uid}`).update({ approvedSchools: [], approved: false });
    await createComment(postId, other);
    await afterAllEvents(async () => {
      expect((await readPost(postId)).commentCount).toBe(1);
      expect(await notificationsOf(author.uid)).toEqual([]);
    });
  });

  test('with the id of another elsewhere leaves that one’s notification alone', async () => {
    const { school, author, other, postId } = await arrange();
    const commentId = await createComment(postId, other);
    await eventually(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
    const elsewhere = await createPost(other, school);
    await afterAllEvents(() => createComment(elsewhere, other, 'Mine', commentId));
    await db.doc(`posts/${elsewhere}/comments/${commentId}`).delete();
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
  });

  test('takes its notification along when it is deleted', async () => {
    const { author, other, postId } = await arrange();
    const commentId = await createComment(postId, other);
    await eventually(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
    await db.doc(`posts/${postId}/comments/${commentId}`).delete();
    await eventually(async () => expect(await notificationsOf(author.uid)).toEqual([]));
  });
});

describe('a like', () => {
  test('tells the author once, however often it is toggled and the events come', async () => {
    const { author, other, postId } = await arrange();
    await deliveringAgain('updated', 2, async () => {
      for (const liked of [true, false, true, false, true]) await setLiked(postId, other.uid, liked);
    });
    const notifications = await notificationsOf(author.uid);
    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({
      id: `likes_${postId}_${author.uid}`,
      type: 'like',
      actorId: other.uid,
      actorName: 'Otto Other',
      message: 'Otto Other liked your post.',
      link: `/post/${postId}`,
      commentId: null,
      likeKey: null,
    });
  });

  test('that was withdrawn leaves no notification', async () => {
    const { author, other, postId } = await arrange();
    await setLiked(postId, other.uid, true);
    await eventually(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
    await setLiked(postId, other.uid, false);
    await eventually(async () => expect(await notificationsOf(author.uid)).toEqual([]));
  });

  test('of one’s own post tells nobody', async () => {
    const { author, postId } = await arrange();
    await setLiked(postId, author.uid, true);
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toEqual([]));
  });
});

test('nobody’s bell rings for whom they have blocked, and for the others it does', async () => {
  const { school, author, other, postId } = await arrange();
  const third = await createMember(school);
  await db
    .doc(`users/${author.uid}/hiddenItems/blocked_${other.uid}`)
    .set({ kind: 'blocked', targetId: other.uid, label: 'Otto Other' });
  for (const { uid } of [other, third]) await setLiked(postId, uid, true);
  await createComment(postId, other);
  await afterAllEvents(async () => {
    expect(await notificationsOf(author.uid)).toMatchObject([{ type: 'like', actorId: third.uid }]);
    expect((await readPost(postId)).commentCount).toBe(1);
  });
});
