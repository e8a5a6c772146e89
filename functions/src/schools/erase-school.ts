import { schoolRef } from '../platform/schools';
import { eraseCases } from './erase-cases';
import { eraseFiles } from './erase-files';
import { eraseHidden, eraseShared } from './erase-shared';
import { deleteSchoolDocuments } from './school-documents';
import { takeOffRecords } from './take-off-records';

/**
 * Deletes a school with everything of it (product §2.11). Its own document goes last: until then a failure goes on where
 * it stopped, and nobody can found another school under its id.
 */
export async function eraseSchool(schoolId: string): Promise<void> {
  // Before the codes go, by which records name it.
  await takeOffRecords(schoolId);
  await eraseCases(schoolId);
  await eraseHidden(schoolId);
  await eraseShared(schoolId);
  await deleteSchoolDocuments(schoolId);
  await eraseFiles(schoolId);
  await schoolRef(schoolId).delete();
}
