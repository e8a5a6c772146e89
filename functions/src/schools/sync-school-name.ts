import type { DocumentReference } from 'firebase-admin/firestore';
import type { School } from '@/domain/entities/school';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { eachDocument } from '../platform/each-document';
import { parseSchool, schoolRef } from '../platform/schools';

/**
 * Makes all that repeats a school's name say what the school is called now: lists of parents, open requests, codes. What
 * was said before (rejections, decisions, greetings in the feed) keeps the name of then.
 * @param before what it was called; whose city it was moves along
 */
export async function syncSchoolName(schoolId: string, before: Pick<School, 'city'>): Promise<void> {
  const users = db.collection('users').where('schoolIds', 'array-contains', schoolId);
  await eachDocument(users, ({ id }) => renameOnAccount(id, schoolId, before.city));
  await eachDocument(requestsOf(schoolId), ({ ref }) =>
    copyTo(ref, ({ name }) => ({ schoolName: name }), schoolId),
  );
  await eachDocument(codesOf(schoolId), ({ ref }) =>
    copyTo(ref, ({ name, city }) => ({ schoolName: name, cityName: city }), schoolId),
  );
}

const requestsOf = (schoolId: string) => db.collection('pendingRequests').where('schoolId', '==', schoolId);
const codesOf = (schoolId: string) => db.collection('inviteCodes').where('schoolId', '==', schoolId);

// The school is read with what repeats it: of two changes at once the second is what stays, whatever comes first.
async function renameOnAccount(uid: string, schoolId: string, cityBefore: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    const user = parseUser(await tx.get(userRef(uid)));
    if (!school || !user) return;
    const isStale = user.schools.some(
      (listed) => listed.schoolId === schoolId && listed.schoolName !== school.name,
    );
    const isHome = user.city === cityBefore && user.approvedSchools.includes(schoolId);
    const schools = user.schools.map((listed) =>
      listed.schoolId === schoolId ? { ...listed, schoolName: school.name } : listed,
    );
    if (isStale) tx.update(userRef(uid), { schools });
    if (isHome && school.city !== cityBefore) tx.update(userRef(uid), { city: school.city });
  });
}

async function copyTo(
  ref: DocumentReference,
  fieldsOf: (school: School) => Record<string, string>,
  schoolId: string,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const [found, copy] = await tx.getAll(schoolRef(schoolId), ref);
    const school = parseSchool(found);
    if (!school || !copy?.exists) return;
    const fields = fieldsOf(school);
    if (Object.entries(fields).some(([field, value]) => copy.get(field) !== value)) tx.update(ref, fields);
  });
}
