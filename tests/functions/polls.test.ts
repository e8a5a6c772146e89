import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { Poll } from '@/domain/entities/poll';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { DAY_MS } from '@/domain/time';
import { db, document, exists } from './support/admin.ts';
import { moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { caseOf, createListed, createMembers, decide, moderate, report } from './support/moderation.ts';
import { approve, createSchool, type TestSchool } from './support/people.ts';
import { readPollSummary, vote, votePath } from './support/polls.ts';
import { createPost, edit, postOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

/** A post of an author that asks, and three parents who may vote. */
async function arrange(asked: Partial<Poll> = {}) {
  const school = await createSchool();
  const author = await createListed(school);
  const [ana, ben, cleo] = (await createMembers(school, 3)) as [User, User, User];
  const poll = { options: ['Pizza', 'Soup', 'Rice'], isMultiple: false, endsAt: null, ...asked };
  const postId = await createPost(author, school, { poll });
  const votes = (parent: User, ...choices: number[]) => vote(postId, parent, school, choices);
  const says = (voters: number, counts: number[] | null) =>
    afterAllEvents(async () => expect(await readPollSummary(postId)).toEqual({ voters, votes: counts }));
  return { school, author, ana, ben, cleo, postId, votes, says };
}
const tallyPath = (postId: string) => `_pollTallies/${postId}`;
const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });
const comeBack = ({ uid }: User, school: TestSchool) =>
  db.doc(`users/${uid}`).update({ approvedSchools: [school.id], approved: true });
const inADay = () => new Date(Date.now() + DAY_MS);

describe('votes in a poll', () => {
  test('are counted, each parent once and as they voted last, and told from three on', async () => {
    const { author, ana, ben, cleo, postId, votes, says } = await arrange();
    await votes(ana, 0);
    await votes(ben, 1);
    await says(2, null);
    await votes(cleo, 1);
    await says(3, [1, 2, 0]);
    await votes(ana, 2);
    await votes(author, 2);
    await says(4, [0, 2, 2]);
    for (const parent of [author, cleo]) await votes(parent);
    await says(2, null);
    for (const parent of [ana, ben]) await votes(parent);
    await afterAllEvents(async () => expect(await readPollSummary(postId)).toBeNull());
    expect(await exists(tallyPath(postId))).toBe(false);
  });

  test('of twenty parents at once, half of whom change their minds meanwhile, come out right', async () => {
    const { school, votes, says } = await arrange({ isMultiple: true });
    const parents = await createMembers(school, 20);
    const first = parents.map((parent, at) => votes(parent, at % 3));
    const second = parents.slice(0, 10).map((parent) => votes(parent, 0, 2));
    await Promise.all([...first, ...second]);
    // Whichever came last of those at the database: once more, one after the other.
    for (const parent of parents.slice(0, 10)) await votes(parent, 0, 2);
    // Of the other ten, places 10 to 19: four the second, three each of the rest.
    await says(20, [13, 4, 13]);
  });

  test('are as they stand, however often and late they are told', async () => {
    const { ana, ben, cleo, postId, votes } = await arrange();
    for (const parent of [ben, cleo]) await votes(parent, 1);
    await deliveringAgain('created', 3, () => votes(ana, 0));
    await failingFirst('functions.invoke', 1, () => votes(ana, 1));
    await votes(ana, 2);
    await afterAllRetries(async () =>
      expect(await readPollSummary(postId)).toEqual({ voters: 3, votes: [0, 2, 1] }),
    );
  });

  test('of somebody of another school, for nothing that is there or for too much count for nothing', async () => {
    const { ana, ben, cleo, votes, says } = await arrange();
    await votes(await createListed(await createSchool()), 1);
    await votes(ana, 7);
    await votes(ben, 0, 1);
    await votes(cleo, 1);
    await says(1, null);
  });

  test('of after the end change nothing', async () => {
    const endsAt = inADay();
    const { school, ana, ben, cleo, postId, votes, says } = await arrange({ endsAt });
    for (const parent of [ana, ben, cleo]) await votes(parent, 0);
    await says(3, [3, 0, 0]);
    const late = new Date(endsAt.getTime() + 1);
    await vote(postId, ana, school, [1], late);
    await vote(postId, ben, school, [], endsAt);
    await vote(postId, await createListed(school), school, [1], late);
    await says(3, [3, 0, 0]);
  });

  test('that were taken back before the end are not counted, also when that is told after it', async () => {
    const endsAt = inADay();
    const { school, ana, ben, cleo, postId, votes, says } = await arrange({ endsAt });
    for (const parent of [ana, ben, cleo]) await votes(parent, 0);
    await says(3, [3, 0, 0]);
    await moveClock(2 * DAY_MS);
    await vote(postId, ana, school, [], new Date(endsAt.getTime() - 1));
    await says(2, null);
  });
});

describe('who has voted', () => {
  test('has not any more after leaving the school, nor after coming back to it', async () => {
    const { school, ana, ben, cleo, author, postId, votes, says } = await arrange();
    for (const parent of [ana, ben, cleo, author]) await votes(parent, 1);
    await says(4, [0, 4, 0]);
    await afterAllEvents(() => leave(ana));
    await says(3, [0, 3, 0]);
    expect(await exists(votePath(postId, ana))).toBe(false);
    await approve(ana, school);
    await says(3, [0, 3, 0]);
  });

  test('stays a number, and is no name, when they leave after the end', async () => {
    const { ana, ben, cleo, postId, votes, says } = await arrange({ endsAt: inADay() });
    for (const parent of [ana, ben, cleo]) await votes(parent, 1);
    await says(3, [0, 3, 0]);
    await moveClock(2 * DAY_MS);
    await deliveringAgain('updated', 2, () => leave(ana));
    await afterAllEvents(async () => expect(await exists(votePath(postId, ana))).toBe(false));
    await says(3, [0, 3, 0]);
    expect(JSON.stringify(await document(tallyPath(postId)))).not.toContain(ana.uid);
  });

  test.each([
    ['open', DAY_MS, 0],
    ['that has ended', DAY_MS, 2 * DAY_MS],
  ])(
    'counts once in a poll %s of a school that is archived and comes back, though their vote is told again',
    async (_, ends, later) => {
      const endsAt = new Date(Date.now() + ends);
      const { school, ana, ben, cleo, postId, votes, says } = await arrange({ endsAt });
      for (const parent of [ana, ben, cleo]) await votes(parent, 1);
      await says(3, [0, 3, 0]);
      await moveClock(later);
      const again = (before: number) => vote(postId, ana, school, [1], new Date(endsAt.getTime() - before));
      await db.doc(`schools/${school.id}`).update({ archivedAt: new Date() });
      await afterAllEvents(() => leave(ana));
      await again(2);
      await says(3, [0, 3, 0]);
      await db.doc(`schools/${school.id}`).update({ archivedAt: null });
      await afterAllEvents(() => comeBack(ana, school));
      await again(1);
      await says(3, [0, 3, 0]);
    },
  );

  test('still has in a school that is archived', async () => {
    const { school, ana, ben, cleo, postId, votes, says } = await arrange();
    for (const parent of [ana, ben, cleo]) await votes(parent, 1);
    await says(3, [0, 3, 0]);
    await db.doc(`schools/${school.id}`).update({ archivedAt: new Date() });
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => expect(await exists(votePath(postId, ana))).toBe(true));
    await says(3, [0, 3, 0]);
  });
});

const targetOf = (id: string, school: TestSchool): Target => ({ kind: 'post', id, schoolId: school.id });

describe('a post with a poll', () => {
  test('leaves no votes when it is deleted', async () => {
    const { ana, postId, votes } = await arrange();
    await votes(ana, 1);
    await afterAllEvents(async () => expect(await exists(tallyPath(postId))).toBe(true));
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => {
      expect(await exists(votePath(postId, ana))).toBe(false);
      expect(await exists(tallyPath(postId))).toBe(false);
      expect(await exists(`posts/${postId}`)).toBe(false);
    });
  });

  test('is reported with its options, and counts who is still there when it comes back', async () => {
    const { school, ana, ben, cleo, author, postId, votes, says } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    for (const parent of [ana, ben, cleo, author]) await votes(parent, 1);
    await says(4, [0, 4, 0]);
    const target = targetOf(postId, school);
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => expect(await exists(`posts/${postId}`)).toBe(false));
    const found = await caseOf(target);
    expect(found.content.text).toBe('Hello\nPizza\nSoup\nRice');
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => expect(await exists(votePath(postId, ana))).toBe(false));
    // Nor is anybody named meanwhile who is gone.
    await afterAllEvents(async () =>
      expect(JSON.stringify(await document(tallyPath(postId)))).not.toContain(ana.uid),
    );
    await decide(moderator, found, { act: 'no-action', ruleId: null });
    await says(3, [0, 3, 0]);
  });

  test('tells of nobody when all who had voted have left while it was out of sight', async () => {
    const { school, ana, ben, cleo, postId, votes, says } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    for (const parent of [ana, ben, cleo]) await votes(parent, 1);
    await says(3, [0, 3, 0]);
    const target = targetOf(postId, school);
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => expect(await exists(`posts/${postId}`)).toBe(false));
    for (const parent of [ana, ben, cleo]) await leave(parent);
    await afterAllEvents(async () => expect(await exists(tallyPath(postId))).toBe(false));
    await decide(moderator, await caseOf(target), { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => expect(await readPollSummary(postId)).toBeNull());
  });

  /** Takes away a post and puts another one under its id, before anything is told of the first one's end. */
  async function putAnother(postId: string, author: User, school: TestSchool, options: string[]) {
    const asked = { options, isMultiple: false, endsAt: null };
    const { id, ...post } = postOf(author, school, { id: postId, poll: asked });
    const ref = db.doc(`posts/${id}`);
    await failingFirst('functions.invoke', 1, () => ref.delete());
    await ref.create({ ...post, createdAt: FieldValue.serverTimestamp() });
  }

  test('takes no votes along to another one that its author writes at once under its id', async () => {
    const { school, author, ana, ben, cleo, postId, votes, says } = await arrange();
    for (const parent of [ana, ben, cleo]) await votes(parent, 0);
    await says(3, [3, 0, 0]);
    await putAnother(postId, author, school, ['Rice', 'Soup', 'Pizza']);
    await afterAllRetries(async () => expect(await readPollSummary(postId)).toBeNull());
    expect(await exists(votePath(postId, ana))).toBe(false);
    expect(await exists(tallyPath(postId))).toBe(false);
    for (const parent of [ana, ben, cleo]) await votes(parent, 2);
    await says(3, [0, 0, 3]);
  });

  test('takes no numbers of who is gone along, either', async () => {
    const { school, author, ana, ben, cleo, postId, votes, says } = await arrange({ endsAt: inADay() });
    for (const parent of [ana, ben, cleo]) await votes(parent, 0);
    await says(3, [3, 0, 0]);
    await moveClock(2 * DAY_MS);
    for (const parent of [ana, ben, cleo]) await leave(parent);
    await says(3, [3, 0, 0]);
    await putAnother(postId, author, school, ['Rice', 'Soup', 'Pizza']);
    await afterAllRetries(async () => expect(await readPollSummary(postId)).toBeNull());
    await votes(author, 1);
    await says(1, null);
  });

  test('counts no vote for the question that was asked before', async () => {
    const { ana, ben, postId, votes, says } = await arrange();
    // Its author is quicker than what counts the vote.
    await failingFirst('functions.invoke', 1, () => votes(ana, 1));
    await edit(`posts/${postId}`, { content: 'And now?' });
    await votes(ben, 1);
    await afterAllRetries(async () => expect(await exists(votePath(postId, ana))).toBe(false));
    await says(1, null);
  });

  test('keeps its votes while it is out of sight', async () => {
    const { school, ana, postId, votes, says } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    await votes(ana, 1);
    await says(1, null);
    await moderate(moderator, targetOf(postId, school), { act: 'remove' });
    await afterAllEvents(async () => expect(await exists(`posts/${postId}`)).toBe(false));
    expect(await exists(votePath(postId, ana))).toBe(true);
  });
});
