import { describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { DAY } from './support/clock.ts';
import { deliveringAgain, outstanding } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createGroup, createListed, createMembers, joinGroup, moderate } from './support/moderation.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';
import { calling, createComment, createPost, edit, notificationsOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

async function arrange() {
  const school = await createSchool();
  const author = await createMember(school, { firstName: 'Ada', lastName: 'Author' });
  const [ann, ben] = [await createMember(school), await createMember(school)];
  return { school, author, ann, ben };
}

/** A text that calls people by name. Of a comment, its post is somebody else's. */
async function write(kind: 'post' | 'comment', author: User, school: TestSchool, mentions: object) {
  const called = { mentions: mentions as Record<string, string> };
  if (kind === 'post') {
    const postId = await createPost(author, school, called);
    return { postId, commentId: null, path: `posts/${postId}`, id: `mention_${postId}` };
  }
  const postId = await createPost(await createMember(school), school);
  const commentId = await createComment(postId, author, 'Hi', crypto.randomUUID(), called);
  const path = `posts/${postId}/comments/${commentId}`;
  return { postId, commentId, path, id: `mention_${postId}_${commentId}` };
}

const typesOf = async ({ uid }: User) => (await notificationsOf(uid)).map(({ type }) => type);
const block = ({ uid }: User, { uid: targetId }: User) =>
  db.doc(`users/${uid}/hiddenItems/blocked_${targetId}`).set({ kind: 'blocked', targetId, label: 'X' });

describe.each(['post', 'comment'] as const)('a %s', (kind) => {
  test('tells whomever it mentions, once although the event comes three times', async () => {
    const { school, author, ann, ben } = await arrange();
    const { postId, commentId, id } = await deliveringAgain('created', 3, () =>
      write(kind, author, school, calling(author, ann)),
    );
    expect(await notificationsOf(ann.uid)).toEqual([
      expect.objectContaining({
        id: `${id}_${ann.uid}`,
        userId: ann.uid,
        type: 'mention',
        actorId: author.uid,
        actorName: 'Ada Author',
        message: 'Ada Author mentioned you.',
        link: commentId === null ? `/post/${postId}` : `/post/${postId}?comment=${commentId}`,
        postId,
        commentId,
        likeKey: null,
        read: false,
        emailed: false,
      }),
    ]);
    expect(await typesOf(author)).toEqual([]);
    expect(await typesOf(ben)).toEqual([]);
  });

  test('tells nobody of another school, and nobody without an account', async () => {
    const { school, author, ann } = await arrange();
    const stranger = await createMember(await createSchool());
    await write(kind, author, school, { ...calling(stranger, ann), gone: 'Gone' });
    await afterAllEvents(async () => {
      expect(await typesOf(ann)).toEqual(['mention']);
      expect(await notificationsOf('gone')).toEqual([]);
      expect(await typesOf(stranger)).toEqual([]);
    });
  });

  test('tells whom it mentions since a change, and takes it back from whom it mentions no more', async () => {
    const { school, author, ann, ben } = await arrange();
    const { path, id } = await write(kind, author, school, calling(author, ann));
    const kept = await createMember(school);
    await edit(path, { content: 'More', mentions: calling(ann, kept) });
    await eventually(async () => expect(await typesOf(kept)).toEqual(['mention']));
    await db.doc(`notifications/${id}_${kept.uid}`).update({ read: true });
    await edit(path, { content: 'Less', mentions: calling(ben, kept) });
    await afterAllEvents(async () => {
      expect(await typesOf(ann)).toEqual([]);
      expect(await typesOf(ben)).toEqual(['mention']);
      // What was told before is not told again.
      expect(await notificationsOf(kept.uid)).toMatchObject([{ read: true }]);
    });
  });

  test('tells those whom it mentions by the time that the event comes', async () => {
    const { school, author, ann, ben } = await arrange();
    let path = '';
    await failingFirst('functions.invoke', 1, async () => {
      const written = await write(kind, author, school, {});
      path = written.path;
    });
    await edit(path, { mentions: calling(ann) });
    await edit(path, { mentions: calling(ben) });
    await afterAllRetries(async () => {
      expect(await typesOf(ann)).toEqual([]);
      expect(await typesOf(ben)).toEqual(['mention']);
    });
  });

  test('takes its notifications along when it is deleted', async () => {
    const { school, author, ann } = await arrange();
    const { path } = await write(kind, author, school, calling(ann));
    await eventually(async () => expect(await typesOf(ann)).toEqual(['mention']));
    await db.doc(path).delete();
    await eventually(async () => expect(await typesOf(ann)).toEqual([]));
  });

  test('takes its notifications along when it is put out of sight', async () => {
    const { school, author, ann } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    const { path, postId, commentId } = await write(kind, author, school, calling(ann));
    await eventually(async () => expect(await typesOf(ann)).toEqual(['mention']));
    const target =
      commentId === null
        ? { kind: 'post' as const, id: postId, schoolId: school.id }
        : { kind: 'comment' as const, id: commentId, postId, schoolId: school.id };
    await moderate(moderator, target, { act: 'remove' });
    await afterAllEvents(async () => {
      expect((await db.doc(path).get()).exists).toBe(false);
      expect(await typesOf(ann)).toEqual([]);
    });
  });

  test('tells nobody who has blocked its author', async () => {
    const { school, author, ann, ben } = await arrange();
    await block(ann, author);
    await write(kind, author, school, calling(ann, ben));
    await afterAllEvents(async () => {
      expect(await typesOf(ann)).toEqual([]);
      expect(await typesOf(ben)).toEqual(['mention']);
    });
  });

  test.each<[string, (ann: User) => unknown]>([
    ['a path for an id', () => ({ 'a/b': 'Ann' })],
    ['dots for an id', () => ({ '.': 'Ann', '..': 'Ben' })],
    ['a number for a name', ({ uid }) => ({ [uid]: 7 })],
    ['a list', ({ uid }) => [uid]],
    ['words', ({ uid }) => uid],
    ['null', () => null],
  ])('that mentions by %s tells nobody and sets nothing off that fails', async (_what, hostile) => {
    const { school, author, ann, ben } = await arrange();
    const { path } = await write(kind, author, school, hostile(ann) as object);
    await afterAllEvents(async () => expect(await typesOf(ann)).toEqual([]));
    await edit(path, { content: 'Better', mentions: calling(ben) });
    await eventually(async () => expect(await typesOf(ben)).toEqual(['mention']));
    await db.doc(path).update({ mentions: hostile(ann) });
    await afterAllEvents(async () => expect(await typesOf(ben)).toEqual([]));
    expect((await outstanding()).retryWaiting).toBe(0);
  });
});

test('a post of a group tells nobody outside of it', async () => {
  const { school, author, ann, ben } = await arrange();
  const groupId = await createGroup(author, school);
  await joinGroup(ann, school, groupId);
  await createPost(author, school, { groupId, mentions: calling(ann, ben) });
  await afterAllEvents(async () => {
    expect(await typesOf(ann)).toEqual(['mention']);
    expect(await typesOf(ben)).toEqual([]);
  });
});

test('a comment that mentions the post’s author tells them of the comment alone', async () => {
  const { school, author, ann } = await arrange();
  const postId = await createPost(author, school);
  await createComment(postId, ann, 'Hi', crypto.randomUUID(), { mentions: calling(author) });
  await afterAllEvents(async () => expect(await typesOf(author)).toEqual(['comment']));
});

test('a comment tells nobody who has blocked the post’s author', async () => {
  const { school, author, ann, ben } = await arrange();
  const postId = await createPost(author, school);
  await block(ann, author);
  await createComment(postId, ben, 'Hi', crypto.randomUUID(), { mentions: calling(ann) });
  await afterAllEvents(async () => {
    expect(await typesOf(author)).toEqual(['comment']);
    expect(await typesOf(ann)).toEqual([]);
  });
});

test('ten people are told at most', async () => {
  const { school, author } = await arrange();
  const many = await createMembers(school, 12);
  const postId = await createPost(author, school, { mentions: calling(...many) });
  const told = db.collection('notifications').where('postId', '==', postId);
  await afterAllEvents(async () => expect((await told.get()).size).toBe(10));
});

test('one person mentions a hundred a day', async () => {
  const { school, author, ann, ben } = await arrange();
  const at = Array.from({ length: 99 }, () => Date.now());
  const expiresAt = new Date(Date.now() + DAY);
  await db.doc(`_limits/mention_${sha256(author.uid)}`).set({ at, expiresAt });
  await createPost(author, school, { mentions: calling(ann) });
  await eventually(async () => expect(await typesOf(ann)).toEqual(['mention']));
  await createPost(author, school, { mentions: calling(ben) });
  await createPost(ann, school, { mentions: calling(ben) });
  await afterAllEvents(async () =>
    expect(await notificationsOf(ben.uid)).toMatchObject([{ type: 'mention', actorId: ann.uid }]),
  );
});

test('a changed name follows to whoever was mentioned', async () => {
  const { school, author, ann } = await arrange();
  await createPost(author, school, { mentions: calling(ann) });
  await eventually(async () => expect(await typesOf(ann)).toEqual(['mention']));
  await db.doc(`users/${author.uid}`).update({ firstName: 'Adele', lastName: '' });
  await afterAllEvents(async () =>
    expect(await notificationsOf(ann.uid)).toMatchObject([
      { actorName: 'Adele', message: 'Adele mentioned you.' },
    ]),
  );
});
