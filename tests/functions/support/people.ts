import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { newReferral, type Referral } from '@/domain/entities/referral';
import type { School } from '@/domain/entities/school';
import { newUser, type User } from '@/domain/entities/user';
import { auth, db } from './admin.ts';

export const PASSWORD = 'schoolgate';

export type TestSchool = Omit<School, 'createdAt'>;

/** A new school. Every test makes its own, so that none sees another's data. */
export async function createSchool(name = 'Maple Grove'): Promise<TestSchool> {
  const id = `school-${randomUUID()}`;
  const school = { id, name, city: 'Springfield', slug: id };
  await db.doc(`schools/${id}`).set({ ...school, createdAt: Timestamp.now() });
  return school;
}

/** A signed-up account, with a confirmed address, and its record. */
export async function createUser(fields: Partial<User> = {}, { emailVerified = true } = {}): Promise<User> {
  const email = fields.email ?? `${randomUUID()}@schoolgate.test`;
  const { uid } = await auth.createUser({ email, emailVerified, password: PASSWORD });
  const user: User = { ...newUser({ uid, email, firstName: 'Ana', lastName: 'Silva' }), ...fields };
  await db.doc(`users/${uid}`).set({ ...user, createdAt: Timestamp.now() });
  return user;
}

/** Fields of an approved member's record. */
const membership = (school: TestSchool): Partial<User> => ({
  approved: true,
  approvedSchools: [school.id],
  schoolIds: [school.id],
  schools: [{ schoolId: school.id, schoolName: school.name }],
  selectedSchoolId: school.id,
  city: school.city,
});

/** An approved member of a school. */
export const createMember = (school: TestSchool, fields: Partial<User> = {}): Promise<User> =>
  createUser({ ...membership(school), ...fields });

/** A parent who waits for approval. */
export const createApplicant = (school: TestSchool, fields: Partial<User> = {}): Promise<User> =>
  createUser({ schoolIds: [school.id], schools: membership(school).schools ?? [], ...fields });

/** The account record now. */
export const readUser = async (uid: string): Promise<User> =>
  (await db.doc(`users/${uid}`).get()).data() as User;

/** The account's codes and referrals now; nothing of either where there are none. */
export const readReferral = async (uid: string): Promise<Referral> =>
  ((await db.doc(`referrals/${uid}`).get()).data() as Referral | undefined) ?? newReferral(uid);

/** What functions have written of an account's codes and referrals. */
export const putReferral = (uid: string, fields: Partial<Referral>) =>
  db.doc(`referrals/${uid}`).set({ ...newReferral(uid), approved: true, ...fields });

/** The school's own invite code. */
export async function createSchoolCode(school: TestSchool): Promise<string> {
  const code = `${school.id}-code`;
  await createCode(code, school, null);
  return code;
}

/** A code of a member, or of the school. */
export const createCode = (code: string, school: TestSchool, userId: string | null) =>
  db.doc(`inviteCodes/${code}`).set({
    code,
    userId,
    schoolId: school.id,
    schoolName: school.name,
    cityName: school.city,
    createdBy: userId ? 'user' : 'someone',
    createdAt: Timestamp.now(),
  });

/**
 * What a reviewer's batch does: account and audit entry, and of a request with a code its end and the directory entry.
 * Returns the audit entry's id.
 */
export async function approve(
  parent: User,
  school: TestSchool,
  { by, code = null, auditId = randomUUID() }: { by?: User; code?: string | null; auditId?: string } = {},
): Promise<string> {
  const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
  if (code !== null) await request.set({ userId: parent.uid, schoolId: school.id, inviteCode: code });
  const audit = db.doc(`auditLog/${auditId}`);
  const batch = db.batch();
  batch.set(audit, {
    action: 'approve-request',
    actorId: by?.uid ?? 'reviewer',
    targetId: parent.uid,
    schoolId: school.id,
    detail: null,
    at: FieldValue.serverTimestamp(),
  });
  batch.update(db.doc(`users/${parent.uid}`), {
    ...membership(school),
    lastAuditId: audit.id,
  });
  if (code !== null) {
    batch.set(db.doc(`schools/${school.id}/members/${parent.uid}`), {
      uid: parent.uid,
      joinedAt: FieldValue.serverTimestamp(),
    });
    batch.delete(request);
  }
  await batch.commit();
  return audit.id;
}

/** What a reviewer's batch writes on the account that it rejects. */
export const reject = (
  parent: User,
  school: TestSchool,
  reason: string | null,
  auditId: string = randomUUID(),
) =>
  db.doc(`users/${parent.uid}`).update({
    schoolIds: [],
    schools: [],
    rejectedRequest: {
      schoolId: school.id,
      schoolName: school.name,
      reason,
      rejectedAt: FieldValue.serverTimestamp(),
    },
    lastAuditId: auditId,
  });
