import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { ofSchoolSchema } from '@/domain/inputs/schools';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { schoolRef } from '../platform/schools';
import { putOnRecord, requireAdmin, requireSchool } from './acts';

/**
 * Closes a school: nobody belongs to it, joins it or writes there, and nothing of it is lost. A trigger takes the
 * memberships away, one parent after another. Doing it twice does no harm.
 * @throws not-found
 */
export const archiveSchool = callable(
  'archiveSchool',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<{ status: 'archived' }> => {
    const uid = await requireAdmin(request);
    const archivedAt = Timestamp.fromMillis(await now());
    await db.runTransaction(async (tx) => {
      const school = await requireSchool(tx, schoolId);
      if (school.archivedAt) return;
      tx.update(schoolRef(schoolId), { archivedAt, deleteAt: null });
      putOnRecord(tx, 'archive-school', uid, schoolId);
    });
    return { status: 'archived' };
  },
);

/**
 * Opens an archived school again, with the memberships, groups and codes that it had. A deletion that was asked for is
 * off.
 * @throws not-found, failed-precondition once its deletion is due
 */
export const restoreSchool = callable(
  'restoreSchool',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<{ status: 'restored' }> => {
    const uid = await requireAdmin(request);
    const at = await now();
    await db.runTransaction(async (tx) => {
      const { archivedAt, deleteAt } = await requireSchool(tx, schoolId);
      if (deleteAt && deleteAt.getTime() <= at)
        throw new HttpsError('failed-precondition', 'It is being deleted.');
      if (!archivedAt) return;
      tx.update(schoolRef(schoolId), { archivedAt: null, deleteAt: null });
      putOnRecord(tx, 'restore-school', uid, schoolId);
    });
    return { status: 'restored' };
  },
);
