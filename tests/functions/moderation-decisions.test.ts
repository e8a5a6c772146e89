import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { Target } from '@/domain/moderation-target';
import { db, document, exists } from './support/admin.ts';
import { DAY } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import {
  actsOn,
  arrange,
  caseOf,
  casesOf,
  createListed,
  decide,
  moderate,
  noticeOf,
  readCase,
  report,
  reported,
} from './support/moderation.ts';
import { createMember, createSchool, readUser } from './support/people.ts';
import { createPost, notificationsOf } from './support/posts.ts';

const typesOf = async (uid: string) =>
  (await notificationsOf(uid)).filter(({ actorId }) => actorId === 'system').map(({ type }) => type);

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
    const last = await createMember(school);
    const writer = db.bulkWriter();
    for (let n = 0; n < 450; n += 1)
      void writer.set(db.doc(`reports/many-${found.id}-${n}`), {
        reporterId: n === 449 ? last.uid : `many-${found.id}-${n}`,
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
    expect((await told.where('userId', '==', last.uid).get()).size).toBe(1);
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
