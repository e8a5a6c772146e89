import { renameSchoolSchema } from '@/domain/inputs/schools';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { schoolRef } from '../platform/schools';
import { putOnRecord, requireAdmin, requireSchool } from './acts';

/**
 * Gives a school another name or city. Its id and address stay, as they are in links and codes; a trigger carries the
 * name to where it is repeated.
 * @throws not-found
 */
export const renameSchool = callable(
  'renameSchool',
  renameSchoolSchema,
  async ({ schoolId, name, city }, request): Promise<{ status: 'renamed' }> => {
    const uid = await requireAdmin(request);
    await db.runTransaction(async (tx) => {
      const school = await requireSchool(tx, schoolId);
      if (school.name === name && school.city === city) return;
      tx.update(schoolRef(schoolId), { name, city });
      putOnRecord(tx, 'rename-school', uid, schoolId);
    });
    return { status: 'renamed' };
  },
);
