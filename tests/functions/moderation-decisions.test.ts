import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, uploadPostImage } from './support/files.ts';
import {
  actsOn,
  arrange,
  caseOf,
  casesOf,
  createEvent,
  createGroup,
  createListed,
  createMembers,
  decide,
  hiddenBy,
  moderate,
  noticeOf,
  readCase,
  report,
  reported,
} from './support/moderation.ts';
import { createSchool, readUser } from './support/people.ts';
import {
  calling,
  createComment,
  createPost,
  edit,
  notificationsOf,
  readPost,
  revisionsOf,
  setLiked,
} from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

const document = async (path: string) => (await db.doc(path).get()).data();
const exists = async (path: string) => (await db.doc(path).get()).exists;
const typesOf = async (uid: string) =>
  (await notificationsOf(uid)).filter(({ actorId }) => actorId === 'system').map(({ type }) => type);

/** A reported post, which three people have put out of sight. */
async function hidden() {
  const arranged = await arrange();
  for (const one of await createMembers(arranged.school, 3)) await report(one, arranged.target);
  return { ...arranged, found: await caseOf(arranged.target) };
}

const commentOn = async (postId: string, author: User) =>
  `posts/${postId}/comments/${await createComment(postId, author)}`;

describe('a decision', () => {
  test('is on record, and told to the author, the reporter and the school, to each what is theirs to know', async () => {
    const { school, moderator, author, target } = await arrange();
    const { reporter, found } = await reported(school, target);
    await decide(moderator, found, { act: 'hide', ruleId: 'privacy', words: 'No phone numbers, please.' });
    expect(await readCase(found.id)).toMatchObject({
      status: 'decided',
      isWaiting: false,
      isHidden: true,
      handlerIds: [],
      decision: {
        act: 'hide',
        days: null,
        ruleId: 'privacy',
        ruleTitle: 'Other families’ lives are theirs',
        words: 'No phone numbers, please.',
        by: moderator.uid,
      },
    });
    const notice = await noticeOf(found.id);
    expect(notice).toMatchObject({
      userId: author.uid,
      schoolName: school.name,
      kind: 'post',
      excerpt: 'Hello',
      act: 'hide',
      ruleTitle: 'Other families’ lives are theirs',
      ruleText: expect.stringContaining('telephone number'),
      words: 'No phone numbers, please.',
      appealWords: null,
    });
    expect(Number(notice?.appealUntil) - Number(notice?.at)).toBe(14 * DAY);
    const entry = await document(`schools/${school.id}/moderationLog/${found.id}`);
    expect(entry).toMatchObject({
      kind: 'post',
      act: 'hide',
      days: null,
      ruleTitle: 'Other families’ lives are theirs',
      appealOutcome: null,
    });
    const day: unknown = entry?.day;
    expect(day instanceof Timestamp && day.toMillis() % DAY).toBe(0);
    expect(await actsOn(author)).toMatchObject([
      {
        action: 'decide-report',
        actorId: moderator.uid,
        schoolId: school.id,
        detail: 'hide',
        subject: { authorId: author.uid, excerpt: 'Hello' },
      },
    ]);
    await afterAllEvents(async () => {
      expect(await typesOf(author.uid)).toEqual(['decision']);
      expect(await typesOf(reporter.uid)).toEqual(['report-decided']);
    });
    const own = await db.collection('reports').where('reporterId', '==', reporter.uid).get();
    expect(own.docs[0]?.data()).toMatchObject({ outcome: 'taken-down', closedAt: expect.any(Timestamp) });
    // Nobody is named to those who should not know.
    for (const told of [notice, entry]) {
      expect(JSON.stringify(told)).not.toContain(moderator.uid);
      expect(JSON.stringify(told)).not.toContain(reporter.uid);
    }
  });

  test('that no rule was broken tells its author nothing', async () => {
    const { school, moderator, author, target } = await arrange();
    const { reporter, found } = await reported(school, target);
    await deliveringAgain('updated', 3, () => decide(moderator, found, { act: 'no-action', ruleId: null }));
    await afterAllEvents(async () => {
      expect(await noticeOf(found.id)).toBeNull();
      expect(await typesOf(author.uid)).toEqual([]);
      expect(await typesOf(reporter.uid)).toEqual(['report-decided']);
    });
    expect(await exists(`posts/${target.id}`)).toBe(true);
  });

  test('is that of one of two who decide at once', async () => {
    const { school, moderator, author, target } = await arrange();
    const second = await createListed(school, { isModerator: true });
    const { found } = await reported(school, target);
    const outcomes = await Promise.allSettled([
      decide(moderator, found, { act: 'hide' }),
      decide(second, found, { act: 'warn' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'functions/failed-precondition' },
    });
    expect(await actsOn(author)).toHaveLength(1);
  });

  test('about a report with more reporters than a transaction takes reaches all of them', async () => {
    const { school, moderator, target } = await arrange();
    const { found } = await reported(school, target);
    const writer = db.bulkWriter();
    for (let n = 0; n < 450; n += 1)
      void writer.set(db.doc(`reports/many-${found.id}-${n}`), {
        reporterId: `many-${found.id}-${n}`,
        caseId: found.id,
        outcome: null,
      });
    await writer.close();
    await decide(moderator, found, { act: 'warn' });
    await afterAllEvents(async () => {
      const acted = db.collection('reports').where('caseId', '==', found.id).where('outcome', '==', 'acted');
      expect((await acted.count().get()).data().count).toBe(451);
    });
    const told = db.collection('notifications').where('type', '==', 'report-decided');
    expect((await told.where('userId', '==', `many-${found.id}-449`).get()).size).toBe(1);
  });
});

describe('it is not theirs to decide', () => {
  test('who is no reviewer of the school, whom it is about, or who has reported', async () => {
    const { school, target } = await arrange({ isModerator: true });
    const { reporter, found } = await reported(school, target);
    const author = await readUser(found.subjectId);
    const reporting = await createListed(school, { isModerator: true });
    await report(reporting, target);
    const elsewhere = await createListed(await createSchool(), { isModerator: true });
    const now = await readCase(found.id);
    for (const user of [author, reporter, reporting, elsewhere])
      await expect(decide(user, now, { act: 'hide' })).rejects.toMatchObject({
        code: 'functions/permission-denied',
      });
    await expect(decide(reporting, { ...now, id: randomUUID() }, { act: 'hide' })).rejects.toMatchObject({
      code: 'functions/not-found',
    });
  });

  test('who was a moderator when it was reported', async () => {
    const { school, moderator, target } = await arrange();
    const { found } = await reported(school, target);
    await db.doc(`users/${moderator.uid}`).update({ isModerator: false });
    await expect(decide(moderator, found, { act: 'hide' })).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
  });

  test('who has not seen the last report, or names no rule of the school', async () => {
    const { school, moderator, target } = await arrange();
    const { found } = await reported(school, target);
    await reported(school, target);
    await expect(decide(moderator, found, { act: 'hide' })).rejects.toMatchObject({
      code: 'functions/aborted',
    });
    const now = await readCase(found.id);
    for (const one of [
      { act: 'hide', ruleId: 'quiet' },
      { act: 'hide', ruleId: null },
      { act: 'pause' },
      { act: 'hide', days: 7 },
    ])
      await expect(decide(moderator, now, one)).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    await decide(moderator, now, { act: 'hide' });
    await expect(decide(moderator, now, { act: 'warn' })).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
  });

  test('a moderator, about a person who is staff; an admin may', async () => {
    const { school, moderator, author, target } = await arrange({ isModerator: true });
    const { found } = await reported(school, target);
    for (const act of ['warn', 'remove-member'])
      await expect(decide(moderator, found, { act })).rejects.toMatchObject({
        code: 'functions/permission-denied',
        details: { reason: 'role-needs-admin' },
      });
    const admin = await createListed(await createSchool());
    await db.doc(`users/${admin.uid}`).update({ isAdmin: true });
    await afterAllEvents(async () => expect((await readCase(found.id)).handlerIds).toContain(admin.uid));
    await decide(admin, await readCase(found.id), { act: 'pause', days: 1 });
    expect(await exists(`schools/${school.id}/pauses/${author.uid}`)).toBe(true);
    await db.doc(`users/${admin.uid}`).update({ isAdmin: false });
  });

  test('anybody, about a person who has left', async () => {
    const { school, moderator, author, target } = await arrange();
    const { found } = await reported(school, target);
    await db.doc(`users/${author.uid}`).update({ approved: false, approvedSchools: [] });
    await expect(decide(moderator, found, { act: 'warn' })).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
    await decide(moderator, found, { act: 'hide' });
  });
});

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

describe('a person', () => {
  test('is paused for so many days, and a longer pause stays', async () => {
    const { school, moderator, author, target } = await arrange();
    const { found } = await reported(school, target);
    await decide(moderator, found, { act: 'pause', days: 7 });
    const path = `schools/${school.id}/pauses/${author.uid}`;
    const pause = await document(path);
    expect(pause).toMatchObject({ userId: author.uid, schoolId: school.id, caseId: found.id });
    const notice = await noticeOf(found.id);
    expect(pause?.until).toEqual(Timestamp.fromDate(notice?.until ?? new Date(0)));
    expect(Number(notice?.until) - Number(notice?.at)).toBe(7 * DAY);
    expect(await actsOn(author)).toMatchObject([{ detail: 'pause-7' }]);
    await moderate(
      moderator,
      { kind: 'profile', id: author.uid, schoolId: school.id },
      { act: 'pause', days: 1 },
    );
    expect(await document(path)).toEqual(pause);
  });

  test('is removed from the school with all that goes with the membership', async () => {
    const { school, moderator, author, target } = await arrange();
    const { found } = await reported(school, target);
    await decide(moderator, found, { act: 'remove-member', words: 'Not again.' });
    expect(await readUser(author.uid)).toMatchObject({
      approved: false,
      approvedSchools: [],
      schoolIds: [],
      removedFrom: { schoolId: school.id, schoolName: school.name, reason: 'Not again.' },
    });
    expect(await exists(`schools/${school.id}/members/${author.uid}`)).toBe(false);
    const { lastAuditId } = await readUser(author.uid);
    expect(await document(`auditLog/${lastAuditId}`)).toMatchObject({ detail: 'remove-member' });
    expect(await document(`schools/${school.id}/joinCooldowns/${author.uid}`)).toMatchObject({
      userId: author.uid,
      liftedAt: null,
      lastAuditId,
    });
  });
});

describe('staff act on what nobody has reported', () => {
  test('on record and with a notice, as for a report', async () => {
    const { school, moderator, author, target } = await arrange();
    await moderate(moderator, target, { act: 'hide', words: 'Why' });
    const found = await caseOf(target);
    expect(found).toMatchObject({ reports: [], reportCount: 0, status: 'decided', isHidden: true });
    expect(found.readerIds).toContain(moderator.uid);
    expect(await noticeOf(found.id)).toMatchObject({ userId: author.uid, act: 'hide', words: 'Why' });
    expect(await actsOn(author)).toMatchObject([{ detail: 'hide' }]);
    expect(await exists(`schools/${school.id}/moderationLog/${found.id}`)).toBe(true);
  });

  test('decides the case where there is one', async () => {
    const { school, moderator, target } = await arrange();
    const { reporter } = await reported(school, target);
    await moderate(moderator, target, { act: 'hide' });
    expect(await casesOf(target)).toMatchObject([{ reportCount: 1, status: 'decided' }]);
    await afterAllEvents(async () => expect(await typesOf(reporter.uid)).toEqual(['report-decided']));
  });

  test('but not for nothing, on their own, where they have reported, or at another school', async () => {
    const { school, moderator, target } = await arrange();
    const own: Target = { ...target, id: await createPost(moderator, school) };
    const parent = await createListed(school);
    const elsewhere = await createListed(await createSchool(), { isModerator: true });
    const reporting = await createListed(school, { isModerator: true });
    await report(reporting, target);
    for (const [user, one, act, code] of [
      [moderator, target, 'no-action', 'invalid-argument'],
      [moderator, own, 'hide', 'failed-precondition'],
      [moderator, { ...target, id: 'none' }, 'hide', 'not-found'],
      [reporting, target, 'hide', 'permission-denied'],
      [parent, target, 'hide', 'permission-denied'],
      [elsewhere, target, 'hide', 'permission-denied'],
    ] as const)
      await expect(moderate(user, one, { act })).rejects.toMatchObject({ code: `functions/${code}` });
    expect(await exists(`posts/${target.id}`)).toBe(true);
  });
});
