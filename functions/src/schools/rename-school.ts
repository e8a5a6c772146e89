import { renameSchoolSchema } from '@/domain/inputs/schools';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { schoolRef } from '../platform/schools';
import { putOnRecord, requireAdmin, requireSchool } from './acts';

/**
 * Gives a school another name, city or time zone. Its id and address stay, as they are in links and codes; a trigger carries the
 * name to where it is repeated.
 * @throws not-found
 */
export const renameSchool = callable(
  'renameSchool',
  renameSchoolSchema,
  async ({ schoolId, ...input }, request): Promise<{ status: 'renamed' }> => {
    const uid = await requireAdmin(request);
    await db.runTransaction(async (tx) => {
      const school = await requireSchool(tx, schoolId);
      const fields = Object.entries(input) as [keyof typeof input, string][];
      if (fields.every(([field, value]) => school[field] === value)) return;
      tx.update(schoolRef(schoolId), input);
      putOnRecord(tx, 'rename-school', uid, schoolId);
    });
    return { status: 'renamed' };
  },
);
