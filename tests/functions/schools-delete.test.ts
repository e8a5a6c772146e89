import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { upload, uploadPostImage } from './support/files.ts';
import { createEvent } from './support/moderation.ts';
import {
  approve,
  createApplicant,
  createMember,
  createSchool,
  createSchoolCode,
  createUser,
  putReferral,
  readReferral,
  readUser,
  type TestSchool,
} from './support/people.ts';
import { createComment, createPost } from './support/posts.ts';
import { tracesOf } from './support/traces.ts';

const at = Timestamp.now();
let by: User;
let school: TestSchool;
let parent: User;
let other: TestSchool;
let neighbour: User;

/** Something of the school wherever the product keeps anything. */
async function fill(): Promise<void> {
  const { id: schoolId, name: schoolName } = school;
  const { uid } = parent;
  const id = randomUUID();
  const of = { schoolId };
  const { imageUrl } = await uploadPostImage(uid, schoolId);
  // One that no post shows.
  await uploadPostImage(uid, schoolId);
  await upload(`proof-uploads/${uid}-1-paper.png`, uid, schoolId);
  await upload(`case-pictures/${id}/0`, uid, schoolId);
  const postId = await createPost(parent, school, { pictures: [imageUrl] });
  await createComment(postId, parent);
  const discussion = eventDiscussionId(await createEvent(parent, school));
  await createComment(discussion, parent, `At ${schoolName}`);
  const code = await createSchoolCode(school);
  const turnedDown = { schoolId, schoolName, reason: null };
  await createUser({
    rejectedRequest: { ...turnedDown, rejectedAt: new Date() },
    removedFrom: { ...turnedDown, removedAt: new Date() },
  });
  const applicant = await createApplicant(school);
  const hiddenOf = (kind: string, caseId: string, path: string) => ({
    [`_hiddenContent/${kind}_${caseId}`]: { ...of, kind, caseId, path, pictures: [], data: { ...of } },
  });
  const kept: Record<string, object> = {
    [`pendingRequests/${applicant.uid}_${schoolId}`]: { ...of, userId: applicant.uid, schoolName },
    [`joinRequestTimes/${applicant.uid}`]: {
      requestId: `${applicant.uid}_${schoolId}`,
      last: at,
      earlier: [],
    },
    [`groups/g-${id}`]: {
      ...of,
      groupId: `g-${id}`,
      name: `Bakers of ${schoolName}`,
      createdBy: uid,
      createdAt: at,
    },
    [`groupMemberships/${uid}_g-${id}`]: { ...of, userId: uid, groupId: `g-${id}`, joinedAt: at },
    [`eventSeries/s-${id}`]: {
      ...{ ...of, userId: uid, repeat: 'weekly', timeZone: 'UTC', title: `Choir of ${schoolName}` },
      ...{ location: '', description: '', places: null, start: at, end: null, until: at, createdAt: at },
    },
    [`eventSeries/s-${id}/seriesChanges/${id}`]: {
      ...{ ...of, userId: uid, from: 0, part: { title: `Band of ${schoolName}` }, createdAt: at },
    },
    [`events/e-${id}`]: { ...of, userId: uid, title: `Fair at ${schoolName}`, start: at, createdAt: at },
    [`calendarFeeds/${uid}_${schoolId}`]: {
      ...{ ...of, userId: uid, choice: 'all', seed: 'x', secretHash: 'x', renewedAt: at },
    },
    [`announcements/${schoolId}_1`]: {
      ...{ ...of, userId: uid, title: `The gate of ${schoolName}`, text: 'Shut', asksAcknowledgement: true },
      ...{
        version: 1,
        createdAt: at,
        publishedAt: at,
        correctedAt: null,
        correctedBy: null,
        withdrawnAt: null,
        withdrawnBy: null,
      },
    },
    [`announcements/${schoolId}_1/reads/${uid}`]: {
      ...{ ...of, userId: uid, seenVersion: 1, seenAt: at, acknowledgedVersion: 0, acknowledgedAt: null },
    },
    [`announcements/${schoolId}_1/revisions/1`]: {
      ...of,
      authorId: uid,
      content: `In ${schoolName}`,
      replacedAt: at,
    },
    [`users/${neighbour.uid}/hiddenItems/group_g-${id}`]: {
      ...{ kind: 'group', targetId: `g-${id}`, label: `Bakers of ${schoolName}`, createdAt: at },
    },
    [`schools/${schoolId}/joinCooldowns/${uid}`]: { ...of, userId: uid, startedAt: at },
    [`schools/${schoolId}/nameChanges/${id}`]: { ...of, userId: uid, at },
    [`schools/${schoolId}/pauses/${uid}`]: { ...of, userId: uid, until: at },
    [`schools/${schoolId}/photoWishes/${uid}`]: { ...of, userId: uid, text: 'None' },
    [`schools/${schoolId}/settings/rules`]: { rules: [], version: 1 },
    [`schools/${schoolId}/moderationLog/${id}`]: { ...of, act: 'warn', day: at },
    [`moderationCases/${id}`]: { ...of, subjectName: `Ana of ${schoolName}` },
    [`moderationNotices/${id}`]: { ...of, schoolName, userId: uid },
    [`reports/${id}`]: { ...of, reporterId: neighbour.uid, caseId: id },
    [`_caseReporters/${id}`]: { reporterIds: [neighbour.uid], of: schoolId },
    [`_reportedContent/${id}`]: { caseId: id, of: schoolId },
    ...hiddenOf('post', id, `posts/${id}`),
    ...hiddenOf('event', id, `events/${id}`),
    [`events/${id}/rsvps/${uid}`]: { ...of, userId: uid, children: [{ name: 'Ada' }] },
    [`_rsvpTallies/${id}`]: { answers: { [`${schoolId}-key`]: { answer: 'going' } }, line: [] },
    [`posts/${eventDiscussionId(id)}/comments/c`]: {
      ...{ authorId: uid, content: `At ${schoolName}`, createdAt: at },
    },
    [`posts/${id}/comments/c`]: { authorId: uid, content: `At ${schoolName}`, createdAt: at },
    [`posts/${id}/pollVotes/${uid}`]: { ...of, userId: uid, choices: [1], votedAt: at },
    [`posts/${postId}/pollVotes/${uid}`]: { ...of, userId: uid, choices: [1], votedAt: at },
    ...Object.fromEntries([id, postId].map((of) => [`_pollTallies/${of}`, { votes: { [uid]: [1] } }])),
    [`posts/${id}/revisions/1`]: { ...of, authorId: uid, content: `In ${schoolName}`, replacedAt: at },
    [`posts/${id}/comments/c/revisions/1`]: { ...of, authorId: uid, content: 'Before', replacedAt: at },
    [`posts/${postId}/revisions/1`]: { ...of, authorId: uid, content: `In ${schoolName}`, replacedAt: at },
    [`rulesAcceptances/${uid}_${schoolId}`]: { ...of, userId: uid, version: 1 },
    [`invites/${uid}_a`]: { ...of, fromUserId: uid, code, email: 'a@b.test', createdAt: at },
    [`inviteCodeGrants/${applicant.uid}_${schoolId}`]: { ...of, userId: applicant.uid, code },
    [`schoolExports/${schoolId}`]: { ...of, status: 'ready', fileName: 'a.zip', size: 1 },
    [`stats/assistant/usage/${schoolId}_2026-01-01`]: { ...of, day: '2026-01-01', answers: 1 },
    [`parentAssistantFeedback/${id}`]: { ...of, userId: uid, feedback: 'Good', createdAt: at },
    [`_reviewerMails/${neighbour.uid}`]: {
      dueAt: null,
      schoolIds: [schoolId, other.id],
      seenSchoolIds: [schoolId],
    },
    [`auditLog/delete-post_${id}`]: {
      ...{ action: 'delete-post', actorId: by.uid, targetId: id, schoolId, detail: null, at },
      subject: { authorId: uid, excerpt: `Bake sale at ${schoolName}` },
    },
  };
  await Promise.all(Object.entries(kept).map(([path, data]) => db.doc(path).set(data)));
  await putReferral(neighbour.uid, {
    codes: { [schoolId]: `${schoolId}-abcde`, [other.id]: 'oak' },
    usedCode: code,
  });
  await putReferral(by.uid, { usedCode: `${schoolId}-abcde`, referredByUserId: uid });
  await upload(`school-exports/${schoolId}/a.zip`, by.uid, schoolId);
}

beforeEach(async () => {
  by = await createUser({ isAdmin: true, isModerator: true });
  // A name that nothing else has, not in another test either.
  school = await createSchool(`Quandt${randomUUID().replace(/[^a-f]/g, '')}`);
  other = await createSchool();
  neighbour = await createMember(other);
  parent = await createApplicant(school);
  await approve(parent, school, { code: `${school.id}-code` });
  await waitUntilIdle();
});
afterEach(() => moveClock(0));

const act = (name: string, input: object = {}) => callAs(by, name, { schoolId: school.id, ...input });
const remove = () => act('deleteSchool', { name: school.name });
const isThere = async () => (await db.doc(`schools/${school.id}`).get()).exists;
async function eraseAfter(days: number): Promise<void> {
  await moveClock(days * DAY);
  await runScheduled('eraseDueSchools');
  await waitUntilIdle();
}

test('a week after it was asked for, nothing but the audit log tells of the school any more', async () => {
  await fill();
  await waitUntilIdle();
  expect((await tracesOf([school.id, school.name])).length).toBeGreaterThan(30);
  await act('archiveSchool');
  await waitUntilIdle();
  await remove();
  await eraseAfter(6.9);
  expect(await isThere()).toBe(true);
  await eraseAfter(7.1);
  const left = await tracesOf([school.id, school.name]);
  expect(left.filter((trace) => !trace.startsWith('auditLog/'))).toEqual([]);
  expect(left.join()).not.toContain(school.name);
  expect(left.length).toBeGreaterThan(3);
  // What is others' stays.
  expect((await readUser(neighbour.uid)).approvedSchools).toEqual([other.id]);
  expect((await readReferral(neighbour.uid)).codes).toEqual({ [other.id]: 'oak' });
  expect((await readReferral(by.uid)).referredByUserId).toBe(parent.uid);
  expect((await db.doc(`users/${parent.uid}`).get()).exists).toBe(true);
}, 90_000);

describe('a deletion', () => {
  test('takes the name of an archived school', async () => {
    await expect(remove()).rejects.toMatchObject({ code: 'functions/failed-precondition' });
    await act('archiveSchool');
    await expect(act('deleteSchool', { name: `${school.name}x` })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
    await remove();
    const first = (await db.doc(`schools/${school.id}`).get()).get('deleteAt') as Timestamp;
    // Asking again puts nothing off, and is no second act.
    await moveClock(DAY);
    await remove();
    expect((await db.doc(`schools/${school.id}`).get()).get('deleteAt')).toEqual(first);
    const entries = await db
      .collection('auditLog')
      .where('schoolId', '==', school.id)
      .where('action', '==', 'delete-school')
      .get();
    expect(entries.docs.map((entry) => entry.get('actorId'))).toEqual([by.uid]);
  });

  test('is off once the school is restored', async () => {
    await act('archiveSchool');
    await remove();
    await act('restoreSchool');
    await eraseAfter(8);
    expect(await isThere()).toBe(true);
    expect((await readUser(parent.uid)).approvedSchools).toEqual([school.id]);
  });

  test('that is due is not called off half-way', async () => {
    await act('archiveSchool');
    await remove();
    await moveClock(7.1 * DAY);
    await expect(act('restoreSchool')).rejects.toMatchObject({ code: 'functions/failed-precondition' });
  });
});
