import { addDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { deleteSchoolSchema, isNameOf } from '@/domain/inputs/schools';
import { SCHOOL_DELETION_DAYS } from '@/domain/limits';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { schoolRef } from '../platform/schools';
import { putOnRecord, requireAdmin, requireSchool } from './acts';

/**
 * Notes that an archived school is to be deleted in a week, with all that is of it. Restoring it calls that off. Asking
 * again keeps the time.
 * @throws not-found, invalid-argument for another name than the school's, failed-precondition for one that is open
 */
export const deleteSchool = callable(
  'deleteSchool',
  deleteSchoolSchema,
  async ({ schoolId, name }, request): Promise<{ deleteAt: number }> => {
    const uid = await requireAdmin(request);
    const at = await now();
    const deleteAt = await db.runTransaction(async (tx) => {
      const school = await requireSchool(tx, schoolId);
      if (!isNameOf(name, school)) throw new HttpsError('invalid-argument', 'The school has another name.');
      if (!school.archivedAt) throw new HttpsError('failed-precondition', 'It has to be archived first.');
      if (school.deleteAt) return school.deleteAt;
      const due = addDays(at, SCHOOL_DELETION_DAYS);
      tx.update(schoolRef(schoolId), { deleteAt: Timestamp.fromDate(due) });
      putOnRecord(tx, 'delete-school', uid, schoolId);
      return due;
    });
    return { deleteAt: deleteAt.getTime() };
  },
);
