import { HttpsError } from 'firebase-functions/v2/https';
import { type ReportInput, reportInputSchema } from '@/domain/inputs/moderation';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { fileReport } from './file-report';
import { staffOf } from './staff';

/** Something that angers a school is reported by many at the same moment, and all of them write to one case. */
const MAX_ATTEMPTS = 12;

/**
 * Reports something to the staff of its school (product §4.11). Nobody is told who did: not the staff, not the author, and
 * no log.
 * @throws permission-denied for who is no member of the school, not-found for what they can't see
 * @throws already-exists when they have reported it and it has not changed since
 * @throws resource-exhausted with `retryAt` after too many in a day
 */
export const reportContent = callable(
  'reportContent',
  reportInputSchema,
  async (input, request): Promise<{ status: 'reported' }> => {
    const uid = requireUid(request);
    try {
      await report(uid, input);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      // Not left to the callable, which would log whose call it was.
      log.error('A report was not taken', error, { kind: input.target.kind });
      throw new HttpsError('internal', 'Something went wrong.');
    }
    return { status: 'reported' };
  },
);

async function report(uid: string, input: ReportInput): Promise<void> {
  const [at, staff] = await Promise.all([now(), staffOf(input.target.schoolId)]);
  await db.runTransaction((tx) => fileReport(tx, { uid, input, staff, at }), { maxAttempts: MAX_ATTEMPTS });
}
