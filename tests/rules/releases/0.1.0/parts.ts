import type { Now, Operation } from '../release';

export const LONG_AGO = new Date('2024-01-10T09:00:00Z');
export const SCHOOL = { schoolId: 'oakfield', schoolName: 'Oakfield Primary' };
export const CHILDREN = [{ name: 'Robin', gradeOrRoom: 'Grade 2' }];
export const MEMBER = {
  firstName: 'member',
  lastName: 'Tester',
  bio: '',
  profilePicUrl: null,
  children: CHILDREN,
};

export const audited = (
  id: string,
  now: Now,
  entry: { action: string; actorId: string; targetId: string } & Record<string, unknown>,
): Operation => ({
  set: `auditLog/${id}`,
  data: { schoolId: null, detail: null, subject: null, ...entry, at: now },
});

export const DAY_MS = 24 * 60 * 60 * 1000;
export const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;

export const counted = (kind: string, lastId: string, now: Now, by = 'member'): Operation => ({
  set: `rateCounters/${by}_${kind}_${TODAY}`,
  data: { count: 1, lastId, at: now, expiresAt: new Date(TODAY + DAY_MS) },
});

export const cooldown = (uid: string, lastAuditId: string, now: Now) => ({
  userId: uid,
  schoolId: 'oakfield',
  firstName: uid,
  lastName: 'Tester',
  startedAt: now,
  liftedAt: null,
  lastAuditId,
});
