import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import { type ArchivedMembership, archivedMembershipsOf } from '../platform/archived-memberships';
import { eachDocument } from '../platform/each-document';
import { sha256 } from '../platform/hash';
import { greetedName } from '../platform/person-names';
import { parseSchool, schoolRef } from '../platform/schools';
import { archiveEmail } from './archive-email';

/** Tells all who have lost an archived school and do not know yet. */
export const mailArchive = (schoolId: string): Promise<void> =>
  eachDocument(archivedMembershipsOf(schoolId).where('isMailed', '==', false), mailArchived);

/** Tells one parent, once for each time that the school is archived, unless it is open again. */
async function mailArchived(record: QueryDocumentSnapshot): Promise<void> {
  const { schoolId, userId, archivedAt } = record.data() as ArchivedMembership;
  const school = parseSchool(await schoolRef(schoolId).get());
  const user = await readUser(userId);
  if (!school?.archivedAt || !user) return;
  const email = archiveEmail({ firstName: greetedName(user), schoolName: school.name });
  // As a digest: it would outlive the school by its name.
  await sendAsStep(`archive_${sha256(`${schoolId}_${userId}_${archivedAt.toMillis()}`)}`, user, email);
  await record.ref.update({ isMailed: true });
}
