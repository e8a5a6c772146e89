import { DAY_MS } from '@/domain/time';
import { countTowards, type DailyCeiling, dayEndOverCeilings } from '../limits/daily-ceilings';
import { peekRateLimits, type RateLimit, rateLimitError, requireRateLimits } from '../limits/rate-limits';
import { type VisitorMax, visitorLimits } from '../limits/visitors';
import { db } from '../platform/app';
import type { Network } from '../platform/client-ip';

/** Wrong codes in a day. Who mistypes needs a handful, also where a whole school's office is one address. */
const MAX: VisitorMax = { visitor: 20, site: 60 };
const MAX_OF_ACCOUNT = 20;

/**
 * Wrong codes of one school, and of all, in a day. Beyond them everybody has one try a network: who types the code of
 * an invite still gets in, and whoever guesses needs a new address for every guess.
 */
export const MISSES_OF_SCHOOL = 200;
export const MISSES_OF_ALL = 5_000;

/** Who asks. */
export interface Caller {
  from: Network;
  uid: string | null;
}

/** What the limits of one look-up count. */
export interface MissLimits {
  limits: readonly RateLimit[];
  ceilings: readonly DailyCeiling[];
}

const accountLimit = (uid: string): RateLimit => ({
  name: 'code-miss-account',
  subject: uid,
  windows: [{ max: MAX_OF_ACCOUNT, ms: DAY_MS }],
});

/** The part of a code that names the school and its city: all but the random end. */
const stemOf = (code: string): string => code.slice(0, Math.max(code.lastIndexOf('-'), 0));

export const missLimits = ({ from, uid }: Caller, code: string): MissLimits => ({
  limits: [...visitorLimits('code-miss', from, MAX), ...(uid === null ? [] : [accountLimit(uid)])],
  ceilings: [
    { name: 'code-miss-school', subject: stemOf(code), max: MISSES_OF_SCHOOL, countedOneIn: 1 },
    { name: 'code-miss-all', subject: 'everybody', max: MISSES_OF_ALL, countedOneIn: 10 },
  ],
});

/**
 * Refuses before anybody looks whether there is such a code: an answer would itself be a guess.
 * @throws resource-exhausted with `retryAt`
 */
export async function requireMissesLeft({ limits, ceilings }: MissLimits, now: number): Promise<void> {
  const [own, dayEnd] = await Promise.all([peekRateLimits(limits, now), dayEndOverCeilings(ceilings, now)]);
  if (own.freeAt !== null) throw rateLimitError(own.freeAt);
  if (dayEnd !== null && own.isUsed) throw rateLimitError(dayEnd);
}

/** Counts a code that does not exist. @throws resource-exhausted when others of this caller were faster */
export async function countMiss({ limits, ceilings }: MissLimits, now: number): Promise<void> {
  await db.runTransaction(async (tx) => (await requireRateLimits(tx, limits, now))());
  await countTowards(ceilings, now);
}
