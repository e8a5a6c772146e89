import { DAILY_LIMITS, UPLOAD_LIMITS } from './limits';
import type { CountedKind } from './rate-counter';

/** So much of a kind a day allows. */
export const dailyLimit = (kind: CountedKind): number => ({ ...DAILY_LIMITS, ...UPLOAD_LIMITS })[kind];
