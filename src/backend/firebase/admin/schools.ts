import {
  collection,
  doc,
  getCountFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import type { InviteCode, School } from '@/domain/entities/school';
import { schoolInviteCode, schoolSlug } from '@/domain/slugs-and-codes';
import { BackendError } from '../../errors';
import { type AdminPort, type AdminSchool, PARENTS_COUNTED } from '../../ports/admin';
import { readAll } from '../reading/documents';
import { SCHOOLS_AT_ONCE } from '../reading/list-sizes';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';

/** The number of parents of a school. Counting costs one read per 1,000 entries. */
export const parentsOf = async (schoolId: string): Promise<number> => {
  const members = query(collection(db(), 'schools', schoolId, 'members'), limit(PARENTS_COUNTED));
  return (await getCountFromServer(members)).data().count;
};

const schoolNames = (): Promise<School[]> =>
  readAll<School>(query(collection(db(), 'schools'), orderBy('name')), SCHOOLS_AT_ONCE);

async function listSchools(): Promise<AdminSchool[]> {
  const [schools, codes] = await Promise.all([
    schoolNames(),
    // Members' codes have an owner; the schools' own do not.
    readAll<InviteCode>(query(collection(db(), 'inviteCodes'), where('userId', '==', null)), SCHOOLS_AT_ONCE),
  ]);
  const codeOf = new Map(codes.map((code) => [code.schoolId, code.code]));
  return Promise.all(
    schools.map(async (school) => ({
      ...school,
      code: codeOf.get(school.id) ?? null,
      parents: await parentsOf(school.id),
    })),
  );
}

/** The school's id is its slug: a second one of the same name and city can't be written, whoever is faster. */
async function createSchool({ name, city }: { name: string; city: string }, actorId: string) {
  const slug = schoolSlug(name, city);
  if (!slug) throw new BackendError('invalid-argument');
  const code = schoolInviteCode(name, city);
  await runTransaction(db(), async (transaction) => {
    const ref = doc(db(), 'schools', slug);
    if ((await transaction.get(ref)).exists()) throw new BackendError('already-exists');
    const createdAt = serverTimestamp();
    const entry = { actorId, targetId: slug, schoolId: slug, detail: null };
    audit(transaction, { ...entry, action: 'create-school' }, `create-school_${slug}`);
    transaction.set(ref, { id: slug, name, city, slug, createdAt });
    transaction.set(doc(db(), 'inviteCodes', code), {
      code,
      userId: null,
      schoolId: slug,
      schoolName: name,
      cityName: city,
      createdBy: actorId,
      createdAt,
    });
  });
  return { id: slug, name, city, slug, createdAt: new Date(), code, parents: 0 };
}

export const adminSchools: Pick<AdminPort, 'schools' | 'schoolNames' | 'createSchool'> = {
  schools: () => calling(listSchools),
  schoolNames,
  createSchool: (input, actorId) => calling(() => createSchool(input, actorId)),
};
