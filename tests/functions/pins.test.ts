import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { pinListId } from '@/domain/pins';
import { db, document, exists } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { arrange, caseOf, createMembers, decide, moderate, report } from './support/moderation.ts';
import type { TestSchool } from './support/people.ts';
import { createPost } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

const listPath = (school: TestSchool, groupId: string | null = null) =>
  `schools/${school.id}/pins/${pinListId(groupId)}`;
const listed = async (school: TestSchool) =>
  Object.keys((await document(listPath(school)))?.posts as object).sort();

/** Pins posts of a school, as a moderator's client does it. */
async function pin(school: TestSchool, ends: Record<string, Date>): Promise<void> {
  for (const [id, until] of Object.entries(ends))
    await db.doc(`posts/${id}`).update({ pinnedUntil: until, sortAt: until });
  await db
    .doc(listPath(school))
    .set({ posts: ends, lastId: Object.keys(ends)[0] ?? '', at: FieldValue.serverTimestamp() });
}

async function sweepNow(): Promise<void> {
  await runScheduled('sweepPins');
  await waitUntilIdle();
}

/** Two posts of an author that are pinned for a day. */
async function pinned() {
  const { target, ...rest } = await arrange();
  const other = await createPost(rest.author, rest.school);
  const until = new Date(Date.now() + DAY);
  await pin(rest.school, { [target.id]: until, [other]: until });
  return { ...rest, target, other, until };
}

describe('the pin of a post', () => {
  test('goes with the post, so that another one has room', async () => {
    const { school, target, other } = await pinned();
    await deliveringAgain('deleted', 2, () => db.doc(`posts/${target.id}`).delete());
    await afterAllEvents(async () => expect(await listed(school)).toEqual([other]));
  });

  test('goes when the first try fails', async () => {
    const { school, target, other } = await pinned();
    await failingFirst('functions.invoke', 1, () => db.doc(`posts/${target.id}`).delete());
    await afterAllRetries(async () => expect(await listed(school)).toEqual([other]));
  });

  test('goes with a post that is put out of sight, which comes back without it', async () => {
    const { school, moderator, target, other } = await pinned();
    const createdAt = (await document(`posts/${target.id}`))?.createdAt as Timestamp;
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => {
      expect(await exists(`posts/${target.id}`)).toBe(false);
      expect(await listed(school)).toEqual([other]);
    });
    await decide(moderator, await caseOf(target), { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => {
      const back = await document(`posts/${target.id}`);
      expect(back?.pinnedUntil).toBeNull();
      expect(back?.sortAt).toEqual(createdAt);
      expect(await listed(school)).toEqual([other]);
    });
  });

  test('goes with a post that staff remove', async () => {
    const { school, moderator, target, other } = await pinned();
    await moderate(moderator, target, { act: 'remove' });
    await afterAllEvents(async () => expect(await listed(school)).toEqual([other]));
  });

  test('is not asked for where a post had none', async () => {
    const { school, author, target, other } = await pinned();
    const plain = await createPost(author, school);
    await db.doc(`posts/${plain}`).delete();
    await afterAllEvents(async () => expect(await listed(school)).toEqual([target.id, other].sort()));
  });
});

describe('the nightly run', () => {
  test('puts back among those of their time what is over, and leaves what goes on', async () => {
    const { school, target, other } = await pinned();
    const over = new Date(Date.now() - 1_000);
    const goes = new Date(Date.now() + DAY);
    await pin(school, { [target.id]: over, [other]: goes });
    for (let runs = 0; runs < 2; runs += 1) await sweepNow();
    const post = await document(`posts/${target.id}`);
    expect(post).toMatchObject({ pinnedUntil: null });
    expect(post?.sortAt).toEqual(post?.createdAt);
    expect((await document(`posts/${other}`))?.pinnedUntil.toDate()).toEqual(goes);
    expect(await listed(school)).toEqual([other]);
  });

  test('does so by its own clock, and also where no list names the post', async () => {
    const { school, target, other } = await pinned();
    await db.doc(listPath(school)).delete();
    await moveClock(2 * DAY);
    await sweepNow();
    for (const id of [target.id, other])
      expect(await document(`posts/${id}`)).toMatchObject({ pinnedUntil: null });
    expect(await exists(listPath(school))).toBe(false);
  });
});
