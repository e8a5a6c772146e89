import { Timestamp } from 'firebase-admin/firestore';
import { ofSchoolSchema } from '@/domain/inputs/schools';
import { DAY_MS } from '@/domain/time';
import { requireRateLimits } from '../limits/rate-limits';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { putOnRecord, requireAdmin, requireSchool } from './acts';

/** As many as anybody needs; each reads all that a school has. */
const PER_DAY = 3;

export const schoolExportRef = (schoolId: string) => db.doc(`schoolExports/${schoolId}`);

/**
 * Begins to make a copy of a school for its parents' association. It replaces the one before.
 * @throws not-found, resource-exhausted with `retryAt`
 */
export const exportSchool = callable(
  'exportSchool',
  ofSchoolSchema,
  async ({ schoolId }, request): Promise<{ status: 'making' }> => {
    const uid = await requireAdmin(request);
    const at = await now();
    await db.runTransaction(async (tx) => {
      await requireSchool(tx, schoolId);
      const isMaking = (await tx.get(schoolExportRef(schoolId))).get('status') === 'making';
      const limit = { name: 'school-export', subject: schoolId, windows: [{ max: PER_DAY, ms: DAY_MS }] };
      const spend = await requireRateLimits(tx, [limit], at);
      if (isMaking) return;
      spend();
      tx.set(schoolExportRef(schoolId), {
        schoolId,
        status: 'making',
        requestedAt: Timestamp.fromMillis(at),
        requestedBy: uid,
        fileName: null,
        size: null,
        expiresAt: null,
      });
      putOnRecord(tx, 'export-school', uid, schoolId);
    });
    return { status: 'making' };
  },
);
