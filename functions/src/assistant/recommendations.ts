import { HttpsError } from 'firebase-functions/v2/https';
import type { Recommendations } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { type GradeBand, gradeOrAges } from '@/domain/assistant/grade';
import { recommendationsInputSchema } from '@/domain/assistant/inputs';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { now } from '../platform/clock';
import { requireMember } from './access';
import { ASSISTANT_API_KEY, ASSISTANT_TIMEOUT_SECONDS, providerConfig, providerDeadline } from './config';
import { curatedTips } from './curated/tips';
import { tipsByModel } from './model-tips';
import { keepOwnTips, readOwnTips } from './own-tips';
import type { Meter } from './provider/chat';
import { asHttpsError, logProviderError } from './provider/errors';
import { type SharedTips, sharedTips } from './shared-tips';
import { recordUsage } from './stats';

/** Waiting for another parent's call takes as long as that call, and a little for writing it down. */
const GRACE_MS = 4_000;

/**
 * Today's tips for a child (product §7.3): one set per member, day and band, shared by the school. The grade that a
 * client sends only picks one of six bands.
 */
export const getParentRecommendations = callable(
  'getParentRecommendations',
  recommendationsInputSchema,
  async ({ userId, schoolId, gradeOrRoom, ageFallback }, request): Promise<Recommendations> => {
    const member = await requireMember(request, schoolId);
    if (userId !== member.uid) throw new HttpsError('permission-denied', 'Tips are for oneself.');
    const { band } = gradeOrAges(gradeOrRoom, ageFallback);
    const day = assistantDay(new Date(await now()));
    const own = await readOwnTips(member.uid, day, band);
    if (own) return own;
    const deadline = providerDeadline();
    const key = `${schoolId}_${day}_${band}`;
    const shared = await sharedTips(
      key,
      () => makeTips(schoolId, band, day, deadline),
      deadline + GRACE_MS,
    ).catch((error: unknown) => {
      logProviderError(error, { schoolId, band });
      throw asHttpsError(error);
    });
    const tips: Recommendations = { ...shared, gradeBand: band };
    await keepOwnTips(member.uid, day, tips);
    return tips;
  },
  { secrets: [ASSISTANT_API_KEY], timeoutSeconds: ASSISTANT_TIMEOUT_SECONDS },
);

/** The model's tips, else curated ones: parents get tips, and a provider that is down is not asked all day. */
async function makeTips(
  schoolId: string,
  band: GradeBand,
  day: string,
  deadline: number,
): Promise<SharedTips> {
  const curated: SharedTips = { ...curatedTips(band, day), source: 'curated' };
  const config = providerConfig();
  if (!config) return curated;
  const meter: Meter = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
  try {
    const school = await db.doc(`schools/${schoolId}`).get();
    const city = String(school.get('city') ?? '');
    return { ...(await tipsByModel(config, { band, city, day }, deadline, meter)), source: 'ai' };
  } catch (error) {
    logProviderError(error, { schoolId, band });
    return curated;
  } finally {
    await recordUsage(schoolId, day, { ...meter });
  }
}
