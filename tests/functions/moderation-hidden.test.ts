import { describe, expect, test } from 'vitest';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db, document, exists } from './support/admin.ts';
import { DAY } from './support/clock.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, uploadPostImage } from './support/files.ts';
import {
  arrange,
  caseOf,
  casesOf,
  createEvent,
  createGroup,
  createListed,
  createMembers,
  decide,
  hiddenBy,
  noticeOf,
  readCase,
  report,
  reported,
} from './support/moderation.ts';
import {
  calling,
  createComment,
  edit,
  notificationsOf,
  readPost,
  revisionsOf,
  setLiked,
} from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

/** A reported post, which three people have put out of sight. */
async function hidden() {
  const arranged = await arrange();
  for (const one of await createMembers(arranged.school, 3)) await report(one, arranged.target);
  return { ...arranged, found: await caseOf(arranged.target) };
}

const commentOn = async (postId: string, author: User) =>
  `posts/${postId}/comments/${await createComment(postId, author)}`;

describe('what is put out of sight', () => {
  test('comes back as it was when nothing was wrong with it, and is not counted again', async () => {
    const { school, moderator, author, target } = await arrange();
    const fan = await createListed(school);
    const { path, imageUrl } = await uploadPostImage(author.uid, school.id);
    await db.doc(`posts/${target.id}`).update({ imageUrl });
    await setLiked(target.id, fan.uid, true);
    await createComment(target.id, fan, 'Well said');
    await edit(`posts/${target.id}`, { content: 'Changed', mentions: calling(fan) });
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toHaveLength(2));
    const before = await document(`posts/${target.id}`);
    for (const one of await createMembers(school, 3)) await report(one, target);
    const found = await caseOf(target);
    await afterAllEvents(async () => {
      expect(await exists(`posts/${target.id}`)).toBe(false);
      expect(await fileExists(path)).toBe(true);
      expect((await db.collection(`posts/${target.id}/comments`).get()).size).toBe(1);
      expect(await revisionsOf(`posts/${target.id}`)).toHaveLength(1);
      expect(await notificationsOf(fan.uid)).toEqual([]);
    });
    // Longer ago than it is remembered that it was counted.
    await db.doc(`_idempotencyKeys/count_${sha256(`posts/${target.id}`)}`).delete();
    await decide(moderator, found, { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => {
      expect(await document(`posts/${target.id}`)).toEqual(before);
      expect(await revisionsOf(`posts/${target.id}`)).toHaveLength(1);
      expect(await notificationsOf(fan.uid)).toMatchObject([{ type: 'mention', actorId: author.uid }]);
      expect((await notificationsOf(author.uid)).map(({ type }) => type).sort()).toEqual([
        'comment',
        'decision',
        'like',
      ]);
    });
    expect(await noticeOf(found.id)).toMatchObject({ act: 'no-action', appealUntil: null });
    expect(await readCase(found.id)).toMatchObject({ isHidden: false });
    expect(await hiddenBy(found.id)).toEqual([]);
    const days = await db.collection('stats/schools/days').where('schoolId', '==', school.id).get();
    expect(days.docs.map((day) => day.get('posts'))).toEqual([1]);
  });

  test('keeps its comments when the event of its going comes after it is back', async () => {
    const { author, target } = await arrange();
    await createComment(target.id, author);
    const post = await document(`posts/${target.id}`);
    await failingFirst('functions.invoke', 1, () => db.doc(`posts/${target.id}`).delete());
    await db.doc(`posts/${target.id}`).set({ ...post });
    await afterAllRetries(async () =>
      expect((await db.collection(`posts/${target.id}/comments`).get()).size).toBe(1),
    );
  });

  test('stays so after a decision that leaves it there', async () => {
    const { moderator, found, target } = await hidden();
    await decide(moderator, found, { act: 'remove' });
    expect(await readCase(found.id)).toMatchObject({ isHidden: true });
    expect((await hiddenBy(found.id))[0]?.get('finalAt').toMillis()).toBeGreaterThan(Date.now() + 14 * DAY);
    expect(await exists(`posts/${target.id}`)).toBe(false);
  });

  test('of a comment leaves preview, count and bell of its post', async () => {
    const { school, moderator, author, target } = await arrange();
    const writer = await createListed(school);
    const id = await createComment(target.id, writer, 'Bah');
    await afterAllEvents(async () => expect((await readPost(target.id)).commentCount).toBe(1));
    const comment: Target = { kind: 'comment', id, postId: target.id, schoolId: school.id };
    const { found } = await reported(school, comment);
    await decide(moderator, found, { act: 'hide' });
    await afterAllEvents(async () => {
      expect(await readPost(target.id)).toMatchObject({ commentCount: 0, comments: [] });
      expect(await notificationsOf(author.uid)).toEqual([]);
    });
  });

  test('of a comment keeps what it said before, which goes where there is no place to come back to', async () => {
    const { school, moderator, author, target } = await arrange();
    const [question, reply] = [await commentOn(target.id, author), await commentOn(target.id, author)];
    await edit(reply, { content: 'Bah' });
    await afterAllEvents(() => db.doc(reply).update({ replyTo: question.split('/')[3] }));
    const before = await document(reply);
    const id = reply.split('/')[3] ?? '';
    const comment: Target = { kind: 'comment', id, postId: target.id, schoolId: school.id };
    const reportAll = async () => {
      for (const one of await createMembers(school, 3)) await report(one, comment);
      return afterAllEvents(async () => {
        expect(await exists(reply)).toBe(false);
        expect(await revisionsOf(reply)).toHaveLength(1);
        return (await casesOf(comment)).at(-1) as ModerationCase;
      });
    };
    await decide(moderator, await reportAll(), { act: 'no-action', ruleId: null });
    expect(await document(reply)).toEqual(before);
    const again = await reportAll();
    await db.doc(`posts/${target.id}`).delete();
    await afterAllEvents(async () => expect(await revisionsOf(reply)).toHaveLength(1));
    await decide(moderator, again, { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => {
      expect(await exists(reply)).toBe(false);
      expect(await revisionsOf(reply)).toEqual([]);
    });
  });

  test('of an event and a group leaves no list', async () => {
    const { school, moderator, author } = await arrange();
    for (const [kind, id, path] of [
      ['event', await createEvent(author, school), 'events'],
      ['group', await createGroup(author, school), 'groups'],
    ] as const) {
      const { found } = await reported(school, { kind, id, schoolId: school.id });
      await decide(moderator, found, { act: 'hide' });
      expect(await exists(`${path}/${id}`)).toBe(false);
      expect(await hiddenBy(found.id)).toHaveLength(1);
    }
  });

  test('is gone by itself where its author was faster, and the decision stands', async () => {
    const { school, moderator, target } = await arrange();
    const { found } = await reported(school, target);
    await db.doc(`posts/${target.id}`).delete();
    await decide(moderator, found, { act: 'remove' });
    expect(await readCase(found.id)).toMatchObject({ status: 'decided', isHidden: false });
  });
});
