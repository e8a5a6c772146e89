import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModerationAct } from '@/domain/entities/moderation-case';
import type { Target } from '@/domain/moderation-target';
import { db, document, exists } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo } from './support/mail.ts';
import {
  actsOn,
  appeal,
  arrange,
  caseOf,
  createGroup,
  createListed,
  decide,
  decideAppeal,
  hiddenBy,
  joinGroup,
  moderate,
  noticeOf,
  readCase,
  reported,
} from './support/moderation.ts';
import { createSchool, readUser } from './support/people.ts';
import { notificationsOf } from './support/posts.ts';

afterEach(() => moveClock(0));

/** A decision about a reported post, with a second moderator who has not decided. */
async function decided(act: ModerationAct = 'hide', more: object = {}, fields = {}) {
  const arranged = await arrange(fields);
  const second = await createListed(arranged.school, { isModerator: true });
  const { reporter, found } = await reported(arranged.school, arranged.target);
  await decide(arranged.moderator, found, { act, ...more });
  return { ...arranged, second, reporter, caseId: found.id };
}

/** The subject of the mail that a decision about oneself has. */
const DECIDED = 'Your moderators have decided';

describe('an appeal', () => {
  test('goes to others than who has decided, who are told', async () => {
    const { moderator, second, author, caseId } = await decided();
    await appeal(author, caseId, 'It was a joke.');
    expect(await readCase(caseId)).toMatchObject({
      status: 'appealed',
      isWaiting: true,
      handlerIds: [second.uid],
      appeal: { words: 'It was a joke.', outcome: null },
    });
    expect(await noticeOf(caseId)).toMatchObject({ appealWords: 'It was a joke.', appealOutcome: null });
    await afterAllEvents(async () => {
      const told = async (uid: string) =>
        (await notificationsOf(uid)).filter(({ type }) => type === 'appeal').map(({ link }) => link);
      expect(await told(second.uid)).toEqual([`/moderator/reports/${caseId}`]);
      expect(await told(moderator.uid)).toEqual([]);
    });
    await expect(decideAppeal(moderator, caseId, 'upheld')).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
  });

  test('against a school’s only moderator goes to the admins', async () => {
    const { school, moderator, author, target } = await arrange();
    const admin = await createListed(await createSchool(), { isAdmin: true });
    await moderate(moderator, target, { act: 'hide' });
    const { id } = await caseOf(target);
    await appeal(author, id);
    const { handlerIds } = await readCase(id);
    expect(handlerIds).toContain(admin.uid);
    expect(handlerIds).not.toContain(moderator.uid);
    await decideAppeal(admin, id, 'overturned');
    expect(await exists(`posts/${target.id}`)).toBe(true);
    expect(await exists(`schools/${school.id}/moderationLog/${id}`)).toBe(true);
    await db.doc(`users/${admin.uid}`).update({ isAdmin: false });
  });

  test('is its author’s alone, once, for fourteen days, and against what was decided', async () => {
    const { author, reporter, moderator, caseId } = await decided();
    for (const user of [reporter, moderator])
      await expect(appeal(user, caseId)).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(appeal(author, 'none')).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(appeal(author, caseId, ' ')).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    const outcomes = await Promise.allSettled([appeal(author, caseId), appeal(author, caseId)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = await decided();
    await moveClock(14 * DAY + 1_000);
    await expect(appeal(late.author, late.caseId)).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
  });
});

describe('an appeal that is turned down', () => {
  test('leaves everything as it was decided, for good', async () => {
    const { author, second, reporter, caseId, school, target } = await decided();
    await appeal(author, caseId);
    await decideAppeal(second, caseId, 'upheld', 'It was no joke.');
    expect(await readCase(caseId)).toMatchObject({
      status: 'final',
      isWaiting: false,
      isHidden: true,
      appeal: { outcome: 'upheld', answer: 'It was no joke.', by: second.uid },
    });
    expect(await noticeOf(caseId)).toMatchObject({
      appealOutcome: 'upheld',
      appealAnswer: 'It was no joke.',
    });
    expect(await document(`schools/${school.id}/moderationLog/${caseId}`)).toMatchObject({
      appealOutcome: 'upheld',
    });
    expect(await exists(`posts/${target.id}`)).toBe(false);
    expect(await actsOn(author)).toMatchObject([
      { action: 'decide-report' },
      { action: 'decide-appeal', actorId: second.uid, detail: 'upheld' },
    ]);
    await afterAllEvents(async () => {
      const own = await db.collection('reports').where('reporterId', '==', reporter.uid).get();
      expect(own.docs[0]?.get('outcome')).toBe('taken-down');
    });
    for (const again of [() => decideAppeal(second, caseId, 'overturned'), () => appeal(author, caseId)])
      await expect(again()).rejects.toMatchObject({ code: 'functions/failed-precondition' });
  });
});

describe('an appeal that is right', () => {
  test('brings back what was put away, and says so to all', async () => {
    const { author, second, reporter, caseId, target } = await decided('remove');
    await appeal(author, caseId);
    await decideAppeal(second, caseId, 'overturned');
    expect(await document(`posts/${target.id}`)).toMatchObject({ content: 'Hello', authorId: author.uid });
    expect(await readCase(caseId)).toMatchObject({ status: 'final', isHidden: false });
    expect(await hiddenBy(caseId)).toEqual([]);
    await afterAllEvents(async () => {
      const own = await db.collection('reports').where('reporterId', '==', reporter.uid).get();
      expect(own.docs[0]?.get('outcome')).toBe('overturned');
    });
  });

  test('ends its pause, and no other case’s', async () => {
    const { author, second, caseId, school } = await decided('pause', { days: 7 });
    const path = `schools/${school.id}/pauses/${author.uid}`;
    await appeal(author, caseId);
    const profile: Target = { kind: 'profile', id: author.uid, schoolId: school.id };
    await moderate(second, profile, { act: 'pause', days: 30 });
    await decideAppeal(second, caseId, 'overturned');
    expect(await exists(path)).toBe(true);
    const other = await caseOf(profile);
    await appeal(author, other.id);
    const { handlerIds } = await readCase(other.id);
    await decideAppeal(await readUser(handlerIds[0] ?? ''), other.id, 'overturned');
    expect(await exists(path)).toBe(false);
  });

  test('gives the membership back, with its time, and announces no approval', async () => {
    const { author, second, caseId, school } = await decided('remove-member');
    const entry = `schools/${school.id}/members/${author.uid}`;
    const since = Timestamp.fromMillis(1_600_000_000_000);
    await db.doc(`_endedMemberships/${caseId}`).update({ joinedAt: since });
    // They have asked again meanwhile.
    await db
      .doc(`pendingRequests/${author.uid}_${school.id}`)
      .set({ userId: author.uid, schoolId: school.id });
    await afterAllEvents(() => appeal(author, caseId));
    const subjectsTo = async () => (await mailsTo(author.email)).map(({ subject }) => subject);
    // The removal has a mail of its own, and its decision no second one.
    expect(await subjectsTo()).toEqual([expect.stringContaining(school.name)]);
    expect(await subjectsTo()).not.toContain(DECIDED);
    await decideAppeal(second, caseId, 'overturned');
    expect(await readUser(author.uid)).toMatchObject({
      approved: true,
      approvedSchools: [school.id],
      schoolIds: [school.id],
      schools: [{ schoolId: school.id, schoolName: school.name }],
      selectedSchoolId: school.id,
      removedFrom: null,
    });
    expect(await document(entry)).toMatchObject({ uid: author.uid, firstName: 'Otto', joinedAt: since });
    expect(await document(`schools/${school.id}/joinCooldowns/${author.uid}`)).toMatchObject({
      liftedAt: expect.any(Timestamp),
    });
    expect(await exists(`pendingRequests/${author.uid}_${school.id}`)).toBe(false);
    await afterAllEvents(async () => {
      const [newest, ...before] = await subjectsTo();
      expect(newest).toBe(DECIDED);
      expect(before).toHaveLength(1);
    });
  });

  test('brings a group back with as many members as it has by then', async () => {
    const { school, moderator, author } = await arrange();
    const second = await createListed(school, { isModerator: true });
    const id = await createGroup(author, school);
    await moderate(moderator, { kind: 'group', id, schoolId: school.id }, { act: 'hide' });
    await afterAllEvents(() => joinGroup(second, school, id));
    const found = await caseOf({ kind: 'group', id, schoolId: school.id });
    await appeal(author, found.id);
    await decideAppeal(second, found.id, 'overturned');
    await afterAllEvents(async () =>
      expect(await document(`groups/${id}`)).toMatchObject({ memberCount: 2 }),
    );
  });

  test('gives a profile its bio back, and not over what its owner has written since', async () => {
    for (const [since, bio] of [
      ['', 'I shout'],
      ['I whisper', 'I whisper'],
    ] as const) {
      const { school, moderator, author } = await arrange({ bio: 'I shout' });
      const second = await createListed(school, { isModerator: true });
      const target: Target = { kind: 'profile', id: author.uid, schoolId: school.id };
      await moderate(moderator, target, { act: 'hide' });
      const found = await caseOf(target);
      await db.doc(`users/${author.uid}`).update({ bio: since });
      await appeal(author, found.id);
      await decideAppeal(second, found.id, 'overturned');
      expect((await readUser(author.uid)).bio).toBe(bio);
    }
  });

  test('writes over nothing that is in its place', async () => {
    const { author, second, caseId, target } = await decided();
    await appeal(author, caseId);
    await db.doc(`posts/${target.id}`).set({ content: 'Another' });
    await expect(decideAppeal(second, caseId, 'overturned')).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
    expect(await document(`posts/${target.id}`)).toEqual({ content: 'Another' });
    expect(await hiddenBy(caseId)).toHaveLength(1);
    expect(await readCase(caseId)).toMatchObject({ status: 'appealed' });
  });

  test('of somebody whose account is gone brings nothing back', async () => {
    const { author, second, caseId, target } = await decided();
    await appeal(author, caseId);
    await db.doc(`users/${author.uid}`).delete();
    await decideAppeal(second, caseId, 'overturned');
    expect(await readCase(caseId)).toMatchObject({ status: 'final', isHidden: true });
    expect(await exists(`posts/${target.id}`)).toBe(false);
  });
});
