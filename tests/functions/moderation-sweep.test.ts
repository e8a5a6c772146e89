import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { Target } from '@/domain/moderation-target';
import { db, exists } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { addressOf, fileExists, upload, uploadPostImage } from './support/files.ts';
import {
  appeal,
  arrange,
  caseOf,
  createGroup,
  createListed,
  decide,
  decideAppeal,
  hiddenBy,
  moderate,
  readCase,
  reported,
} from './support/moderation.ts';
import { createComment, createPost, edit, notificationsOf, revisionsOf } from './support/posts.ts';

afterEach(() => moveClock(0));

async function sweptAfter(days: number): Promise<void> {
  await moveClock(days * DAY);
  await runScheduled('sweepModeration');
  await waitUntilIdle();
}

describe('what was removed', () => {
  test('goes for good with all that belongs to it, once nobody can appeal any more', async () => {
    const { school, moderator, author } = await arrange();
    const { path, imageUrl } = await uploadPostImage(author.uid, school.id);
    const id = await createPost(author, school, { pictures: [imageUrl] });
    const target: Target = { kind: 'post', id, schoolId: school.id };
    await createComment(id, moderator);
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toHaveLength(1));
    await moderate(moderator, target, { act: 'remove' });
    const found = await caseOf(target);
    await sweptAfter(14.5);
    await afterAllEvents(async () => {
      expect(await hiddenBy(found.id)).toHaveLength(1);
      expect(await fileExists(path)).toBe(true);
    });
    await sweptAfter(15.5);
    await afterAllEvents(async () => {
      expect(await hiddenBy(found.id)).toEqual([]);
      expect(await fileExists(path)).toBe(false);
      expect((await db.collection(`posts/${id}/comments`).get()).size).toBe(0);
      expect((await notificationsOf(author.uid)).map(({ type }) => type)).toEqual(['decision']);
    });
    // What staff look back on stays, with its copy of the picture.
    expect(await readCase(found.id)).toMatchObject({ isHidden: true });
    expect(await fileExists(`case-pictures/${found.id}/0`)).toBe(true);
  });

  test('takes along what it said before, a post and a comment', async () => {
    const { school, moderator, author, target } = await arrange();
    const kept = await createPost(author, school);
    const id = await createComment(kept, author);
    const paths = [`posts/${target.id}`, `posts/${kept}/comments/${id}`];
    for (const path of paths) await edit(path, { content: 'Changed' });
    const left = () => Promise.all(paths.map(async (path) => (await revisionsOf(path)).length));
    await afterAllEvents(async () => expect(await left()).toEqual([1, 1]));
    await moderate(moderator, target, { act: 'remove' });
    await moderate(moderator, { kind: 'comment', id, postId: kept, schoolId: school.id }, { act: 'remove' });
    await sweptAfter(14.5);
    expect(await left()).toEqual([1, 1]);
    await sweptAfter(15.5);
    expect(await left()).toEqual([0, 0]);
  });

  test('waits for the end of an appeal, and what was only hidden stays', async () => {
    const { school, moderator, author, target } = await arrange();
    const second = await createListed(school, { isModerator: true });
    const other: Target = { ...target, id: await createPost(author, school) };
    await moderate(moderator, target, { act: 'remove' });
    await moderate(moderator, other, { act: 'hide' });
    const [found, only] = [await caseOf(target), await caseOf(other)];
    await appeal(author, found.id);
    await sweptAfter(40);
    expect(await hiddenBy(found.id)).toHaveLength(1);
    await decideAppeal(second, found.id, 'upheld');
    await sweptAfter(40);
    expect(await hiddenBy(found.id)).toEqual([]);
    expect(await hiddenBy(only.id)).toHaveLength(1);
  });

  test('of a profile keeps its picture as long as it may come back', async () => {
    const { school, moderator, author } = await arrange({ bio: 'I shout' });
    const path = `profile-pictures/${author.uid}/512x512.png`;
    await upload(path, author.uid, school.id);
    for (const record of [`users/${author.uid}`, `schools/${school.id}/members/${author.uid}`])
      await db.doc(record).update({ profilePicUrl: addressOf(path) });
    await waitUntilIdle();
    await moderate(moderator, { kind: 'profile', id: author.uid, schoolId: school.id }, { act: 'remove' });
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
    expect((await db.doc(`users/${author.uid}`).get()).get('profilePicUrl')).toBeNull();
    await sweptAfter(14.5);
    expect(await fileExists(path)).toBe(true);
    await sweptAfter(15.5);
    expect(await fileExists(path)).toBe(false);
  });

  test('of a group takes its posts and memberships along', async () => {
    const { school, moderator, author } = await arrange();
    const id = await createGroup(author, school);
    const postId = await createPost(author, school);
    await db.doc(`posts/${postId}`).update({ groupId: id });
    await moderate(moderator, { kind: 'group', id, schoolId: school.id }, { act: 'remove' });
    expect(await exists(`posts/${postId}`)).toBe(true);
    await sweptAfter(15.5);
    await afterAllEvents(async () => {
      expect(await exists(`posts/${postId}`)).toBe(false);
      expect(await exists(`groupMemberships/${author.uid}_${id}`)).toBe(false);
    });
  });
});

test('a pause that is over goes, and no other', async () => {
  const { school, moderator, author } = await arrange();
  const other = await createListed(school);
  for (const [{ uid: id }, days] of [
    [author, 1],
    [other, 7],
  ] as const)
    await moderate(moderator, { kind: 'profile', id, schoolId: school.id }, { act: 'pause', days });
  await sweptAfter(2);
  expect(await exists(`schools/${school.id}/pauses/${author.uid}`)).toBe(false);
  expect(await exists(`schools/${school.id}/pauses/${other.uid}`)).toBe(true);
});

test('a case goes a year after its end, with all that belongs to it; one that waits does not', async () => {
  const { school, moderator, author, target } = await arrange();
  const waiting: Target = { ...target, id: await createPost(author, school) };
  const { found } = await reported(school, target);
  const { found: open } = await reported(school, waiting);
  await decide(moderator, found, { act: 'hide', badFaith: found.reports.map(({ id }) => id) });
  const left = async () =>
    (
      await Promise.all([
        exists(`moderationCases/${found.id}`),
        exists(`moderationNotices/${found.id}`),
        exists(`schools/${school.id}/moderationLog/${found.id}`),
        exists(`_caseReporters/${found.id}`),
        ...['reports', '_reportedContent', '_hiddenContent'].map(
          async (name) => (await db.collection(name).where('caseId', '==', found.id).get()).size > 0,
        ),
      ])
    ).filter(Boolean).length;
  expect(await left()).toBe(7);
  await sweptAfter(364);
  expect(await left()).toBe(7);
  await sweptAfter(366);
  await afterAllEvents(async () => expect(await left()).toBe(0));
  expect(await exists(`moderationCases/${open.id}`)).toBe(true);
});

test('the night’s look at pictures leaves those of what is out of sight', async () => {
  const { school, moderator, author } = await arrange();
  const first = await uploadPostImage(author.uid, school.id);
  const { path, imageUrl } = await uploadPostImage(author.uid, school.id);
  const id = await createPost(author, school, { pictures: [first.imageUrl, imageUrl] });
  await db.doc(`posts/${id}`).update({ createdAt: Timestamp.now() });
  await moderate(moderator, { kind: 'post', id, schoolId: school.id }, { act: 'hide' });
  await moveClock(31 * DAY);
  await runScheduled('sweepPictures');
  await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
});
