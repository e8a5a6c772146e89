import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { newMember } from '@/domain/directory-entry';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import { newGroupMembership } from '@/domain/entities/group';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { moderationCaseSchema } from '@/domain/entities/moderation-case';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { moderationNoticeSchema } from '@/domain/entities/moderation-notice';
import { newGroup } from '@/domain/entities/new-group';
import { readEntity } from '@/domain/entities/read-entity';
import type { User } from '@/domain/entities/user';
import { type Target, targetKey } from '@/domain/moderation-target';
import { db } from './admin.ts';
import { callAs } from './client.ts';
import { createMember, createSchool, type TestSchool } from './people.ts';
import { createPost } from './posts.ts';

/** A member with the directory entry that an approval makes. */
export async function createListed(school: TestSchool, fields: Partial<User> = {}): Promise<User> {
  const user = await createMember(school, fields);
  await db
    .doc(`schools/${school.id}/members/${user.uid}`)
    .set({ ...newMember(user), joinedAt: Timestamp.now() });
  return user;
}

/** A school with a moderator, and an author whose post is reported. */
export async function arrange(fields: Partial<User> = {}) {
  const school = await createSchool();
  const moderator = await createListed(school, { isModerator: true });
  const author = await createListed(school, { firstName: 'Otto', lastName: 'Thor', ...fields });
  const id = await createPost(author, school);
  const target: Target = { kind: 'post', id, schoolId: school.id };
  return { school, moderator, author, target };
}

/** As many members, who have nothing to do with each other. */
export const createMembers = (school: TestSchool, count: number): Promise<User[]> =>
  Promise.all(Array.from({ length: count }, () => createListed(school)));

export const report = (user: User, target: Target, more: object = {}) =>
  callAs(user, 'reportContent', { target, ruleId: 'respect', words: null, ...more });

/** One report by somebody new, and the case that it has made. */
export async function reported(school: TestSchool, target: Target, more: object = {}) {
  const reporter = await createListed(school);
  await report(reporter, target, more);
  return { reporter, found: await caseOf(target) };
}

/** All cases about something, in the order in which they were opened. */
export async function casesOf(target: Target): Promise<ModerationCase[]> {
  const found = await db.collection('moderationCases').where('targetKey', '==', targetKey(target)).get();
  return found.docs
    .map((doc) => entityOf(moderationCaseSchema, doc))
    .sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
}

/** The only case about something. */
export async function caseOf(target: Target): Promise<ModerationCase> {
  const [only, ...more] = await casesOf(target);
  if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} cases instead of one.`);
  return only;
}

export const readCase = async (caseId: string): Promise<ModerationCase> =>
  entityOf(moderationCaseSchema, await db.doc(`moderationCases/${caseId}`).get());

/** What the author has been told about a case; null for nothing. */
export async function noticeOf(caseId: string): Promise<ModerationNotice | null> {
  const notice = await db.doc(`moderationNotices/${caseId}`).get();
  return notice.exists ? entityOf(moderationNoticeSchema, notice) : null;
}

function entityOf<T>(
  schema: Parameters<typeof readEntity<T>>[0],
  doc: FirebaseFirestore.DocumentSnapshot,
): T {
  const read = readEntity(schema, doc.id, doc.data() ?? {});
  if ('unreadable' in read) throw new Error(`${doc.ref.path}: ${read.unreadable}`);
  return read.entity;
}

/** A decision as its moderator has seen the case. */
export const decide = (user: User, found: ModerationCase, decision: object) =>
  callAs(user, 'decideReport', {
    caseId: found.id,
    seen: found.updatedAt.getTime(),
    days: null,
    ruleId: 'respect',
    words: null,
    badFaith: [],
    ...decision,
  });

export const moderate = (user: User, target: Target, decision: object) =>
  callAs(user, 'moderateContent', { target, days: null, ruleId: 'respect', words: null, ...decision });

export const appeal = (user: User, caseId: string, words = 'It was meant otherwise.') =>
  callAs(user, 'appealDecision', { caseId, words });

export const decideAppeal = (user: User, caseId: string, outcome: 'upheld' | 'overturned', answer?: string) =>
  callAs(user, 'decideAppeal', { caseId, outcome, answer: answer ?? null });

/** A group as its founder's client writes it. */
export async function createGroup(founder: User, school: TestSchool, name = 'Chess'): Promise<string> {
  const groupId = randomUUID();
  const group = newGroup({
    groupId,
    name,
    description: 'We play',
    createdBy: founder.uid,
    schoolId: school.id,
  });
  await db.doc(`groups/${groupId}`).set({ ...group, createdAt: Timestamp.now() });
  await joinGroup(founder, school, groupId);
  return groupId;
}

export const joinGroup = ({ uid }: User, school: TestSchool, groupId: string) =>
  db.doc(`groupMemberships/${uid}_${groupId}`).set({
    ...newGroupMembership(uid, { groupId, schoolId: school.id }),
    joinedAt: Timestamp.now(),
  });

/** An event as its author's client writes it. */
export async function createEvent(
  { uid: userId }: User,
  school: TestSchool,
  fields: Partial<Pick<SchoolEvent, 'places' | 'start'>> = {},
): Promise<string> {
  const { id, ...event } = newEvent({
    id: randomUUID(),
    title: 'Picnic',
    start: new Date(Date.now() + 86_400_000),
    end: null,
    location: 'The park',
    description: 'Bring cake',
    timeZone: 'UTC',
    userId,
    schoolId: school.id,
    ...fields,
  });
  await db.doc(`events/${id}`).set({ ...event, createdAt: Timestamp.now() });
  return id;
}

/** Documents that lie out of sight for a case. */
export const hiddenBy = async (caseId: string) =>
  (await db.collection('_hiddenContent').where('caseId', '==', caseId).get()).docs;

/** Audit entries about somebody, newest last. */
export const actsOn = async ({ uid }: User) =>
  (await db.collection('auditLog').where('targetId', '==', uid).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
