import {
  getCountFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { newInviteCode, newSchool, type School } from '@/domain/entities/school';
import type { SchoolInput } from '@/domain/inputs/schools';
import { schoolInviteCode, schoolSlug } from '@/domain/slugs-and-codes';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import { type AdminPort, type AdminSchool, MAX_PARENT_COUNT } from '../../ports/admin';
import { inviteCodeRef, inviteCodes } from '../collections/invite-codes';
import { members } from '../collections/members';
import { schoolRef, schools } from '../collections/schools';
import { readAll } from '../reading/documents';
import { SCHOOLS_AT_ONCE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';

/** The number of parents of a school. Counting costs one read per 1,000 entries. */
export const parentsOf = async (schoolId: string): Promise<number> => {
  const counted = query(members(schoolId), limit(MAX_PARENT_COUNT));
  return (await getCountFromServer(counted)).data().count;
};

const schoolNames = (): Promise<School[]> => readAll(query(schools(), orderBy('name')), SCHOOLS_AT_ONCE);

async function listSchools(): Promise<AdminSchool[]> {
  const [all, codes] = await Promise.all([
    schoolNames(),
    // Members' codes have an owner; the schools' own do not.
    readAll(query(inviteCodes(), where('userId', '==', null)), SCHOOLS_AT_ONCE),
  ]);
  const codeOf = new Map(codes.map((code) => [code.schoolId, code.code]));
  return Promise.all(
    all.map(async (school) => ({
      ...school,
      code: codeOf.get(school.id) ?? null,
      parents: await parentsOf(school.id),
    })),
  );
}

/** The school's id is its slug: a second one of the same name and city can't be written, whoever is faster. */
async function createSchool({ name, city, timeZone }: SchoolInput, actorId: string) {
  const slug = schoolSlug(name, city);
  if (!slug) throw new BackendError('invalid-argument');
  const code = schoolInviteCode(name, city);
  const school = newSchool({ slug, name, city, timeZone });
  await runTransaction(db(), async (transaction) => {
    if ((await transaction.get(schoolRef(slug))).exists()) throw new BackendError('already-exists');
    const createdAt = serverTimestamp();
    const entry = { actorId, targetId: slug, schoolId: slug, detail: null };
    audit(transaction, { ...entry, action: 'create-school' }, `create-school_${slug}`);
    transaction.set(schoolRef(slug), { ...school, createdAt });
    const own = newInviteCode(code, school, { userId: null, createdBy: actorId });
    transaction.set(inviteCodeRef(code), { ...own, createdAt });
  });
  return { ...school, createdAt: new Date(), code, parents: 0 };
}

export const adminSchools: Pick<AdminPort, 'schools' | 'schoolNames' | 'createSchool' | 'schoolActs'> = {
  schools: () => withBackendErrors(listSchools),
  schoolNames,
  schoolActs: () => fetched(() => import('./school-acts')).then(({ schoolActsPort }) => schoolActsPort),
  createSchool: (input, actorId) => withBackendErrors(() => createSchool(input, actorId)),
};
