import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import type { AuditAction } from '@/domain/entities/audit';
import { allows, denies } from './support/cases';
import { cooldownPath } from './support/decisions';
import { loadRules, signedIn } from './support/environment';
import { auditEntry, joinCooldown, OAKFIELD } from './support/factories';
import { RECORDS } from './support/world';

const rules = loadRules('recent-sign-in');
const ENTRY = 'act1';

interface Act {
  action: AuditAction;
  change: Record<string, unknown>;
  target?: 'author' | 'admin';
  schoolId?: string;
  detail?: string;
}

const ROLES: Act = { action: 'set-moderator', change: { isModerator: true }, detail: 'true' };
const ADMINS: Act = { action: 'set-admin', change: { isAdmin: true }, detail: 'true' };
const REMOVALS: Act = {
  action: 'remove-member',
  change: {
    approvedSchools: [],
    approved: false,
    schoolIds: [],
    schools: [],
    selectedSchoolId: null,
    removedFrom: {
      schoolId: OAKFIELD,
      schoolName: 'Oakfield Primary',
      reason: null,
      removedAt: serverTimestamp(),
    },
  },
  schoolId: OAKFIELD,
};

/** The act of an admin who signed in so many minutes ago, or whose token says this of it. */
const perform =
  (
    { action, change, target = 'author', schoolId, detail }: Act,
    at: number | Record<string, unknown>,
    token: Record<string, unknown> = {},
  ) =>
  () => {
    // Reckoned when it is tried: the suite of a mutant runs long after it was loaded.
    const time = typeof at === 'number' ? { auth_time: signedIn(at) } : at;
    const db = rules.as('admin', { ...time, ...token });
    const batch = writeBatch(db);
    const entry = auditEntry(action, 'admin', target, schoolId ?? null, detail ?? null);
    batch.set(doc(db, 'auditLog', ENTRY), entry);
    batch.update(doc(db, 'users', target), { ...change, lastAuditId: ENTRY });
    if (schoolId)
      batch.set(doc(db, cooldownPath(target)), { ...joinCooldown(RECORDS[target], schoolId, ENTRY) });
    return batch.commit();
  };

const restored = async () => {
  await rules.restore(
    `auditLog/${ENTRY}`,
    'users/author',
    'users/admin',
    cooldownPath('author'),
    cooldownPath('admin'),
  );
};

describe.each([ROLES, ADMINS, REMOVALS])('$action', (act) => {
  allows('with a sign-in of 29 minutes ago', perform(act, 29), restored);
  denies('with a sign-in of 31 minutes ago', perform(act, 31), restored);
  denies('with a sign-in of last year', perform(act, 365 * 24 * 60), restored);
  denies('with a token that names no sign-in', perform(act, { auth_time: undefined }), restored);
  denies('with a sign-in that is no time', perform(act, { auth_time: 'now' }), restored);
  const address = RECORDS.admin.email;
  allows('with the address in capitals', perform(act, 1, { email: address.toUpperCase() }), restored);
  denies('with an address that is not the record’s', perform(act, 1, { email: `x${address}` }), restored);
  denies('with a token without an address', perform(act, 1, { email: undefined }), restored);
});

describe('what needs no recent sign-in', () => {
  const own: Act = { ...ROLES, target: 'admin', change: { isModerator: false }, detail: 'false' };
  allows('the moderator’s flag of an admin', perform(own, 31), restored);
});

describe('an admin without a recent sign-in', () => {
  const leaving: Act = { ...REMOVALS, target: 'admin' };
  const member = async () => {
    await restored();
    const { approved, approvedSchools, schoolIds, schools, selectedSchoolId } = RECORDS.author;
    await rules.put({
      'users/admin': {
        ...RECORDS.admin,
        ...{ approved, approvedSchools, schoolIds, schools, selectedSchoolId },
      },
    });
  };
  allows('removing themselves, with one', perform(leaving, 1), member);
  denies('removing themselves', perform(leaving, 31), member);
});
