import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { feedbackInputSchema } from '@/domain/assistant/inputs';
import { MAX_DAILY_FEEDBACK } from '@/domain/assistant/limits';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits } from '../limits/rate-limits';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { requireMember } from './access';

/** Keeps what a member says of the assistant for the admins. The school is the one they look at. */
export const submitParentAssistantFeedback = callable(
  'submitParentAssistantFeedback',
  feedbackInputSchema,
  async ({ message }, request): Promise<{ status: 'stored' }> => {
    const { uid, selectedSchoolId, approvedSchools } = await requireMember(request);
    const schoolId = approvedSchools.find((id) => id === selectedSchoolId) ?? approvedSchools[0] ?? null;
    const limit = {
      name: 'assistant-feedback',
      subject: uid,
      windows: [{ max: MAX_DAILY_FEEDBACK, ms: DAY_MS }],
    };
    const at = await now();
    const isStored = await db.runTransaction(async (tx) => {
      const spend = await checkRateLimits(tx, [limit], at);
      if (!spend) return false;
      spend();
      const createdAt = FieldValue.serverTimestamp();
      const ref = db.collection('parentAssistantFeedback').doc();
      tx.create(ref, { userId: uid, schoolId, feedback: message, createdAt });
      return true;
    });
    if (!isStored) throw new HttpsError('resource-exhausted', 'That is enough for today.');
    return { status: 'stored' };
  },
);
