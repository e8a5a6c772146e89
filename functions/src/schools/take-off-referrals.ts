import { FieldValue, type Query } from 'firebase-admin/firestore';
import { CODE_ALPHABET } from '@/domain/slugs-and-codes';
import { db } from '../platform/app';
import { eachDocument } from '../platform/each-document';
import { ofSchool } from './school-documents';

/** Values one `in` may compare with. */
const AT_ONCE = 30;

const referrals = () => db.collection('referrals');

/** Takes a school's codes off the records of referrals: they are made of its name. Who invited whom stays. */
export async function takeOffReferrals(schoolId: string): Promise<void> {
  const handedOn = `codes.${schoolId}`;
  const owners = await referrals().where(handedOn, '>=', '').select().get();
  await Promise.all(owners.docs.map(({ ref }) => ref.update({ [handedOn]: FieldValue.delete() })));
  const known = await codesOf(schoolId);
  for (let start = 0; start < known.length; start += AT_ONCE) {
    const used = referrals().where('usedCode', 'in', known.slice(start, start + AT_ONCE));
    await eachDocument(used, ({ ref }) => ref.update({ usedCode: null }));
  }
  await forgetEndedCodes(schoolId);
}

async function codesOf(schoolId: string): Promise<string[]> {
  const found = await Promise.all(
    ['inviteCodes', '_archivedCodes'].map((collection) => ofSchool(collection, schoolId).select().get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/** Codes of who has left are gone; what begins with the school's address and ends like a code was one. */
async function forgetEndedCodes(schoolId: string): Promise<void> {
  const isCode = new RegExp(`^${schoolId}-[${CODE_ALPHABET}]{3,5}$`);
  const similar: Query = referrals()
    .where('usedCode', '>=', `${schoolId}-`)
    .where('usedCode', '<', `${schoolId}-\uf8ff`);
  const { docs } = await similar.select('usedCode').get();
  const ended = docs.filter((doc) => isCode.test(String(doc.get('usedCode'))));
  await Promise.all(ended.map(({ ref }) => ref.update({ usedCode: null })));
}
