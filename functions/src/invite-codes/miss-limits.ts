import { DAY_MS } from '@/domain/time';
import { countTowards, type DailyCeiling, dayEndOverCeilings } from '../limits/daily-ceilings';
import {
  checkRateLimits,
  peekRateLimits,
  type RateLimit,
  rateLimitError,
  requireRateLimits,
} from '../limits/rate-limits';
import { type VisitorMax, visitorLimits } from '../limits/visitors';
import { db } from '../platform/app';
import type { Network } from '../platform/client-ip';

/** Wrong codes in a day, without an account. Who mistypes needs a handful. */
const MAX_OF_VISITORS: VisitorMax = { visitor: 20, site: 60 };
/** With an account: a school's Wi-Fi is one address, on which nobody may lock the others out. */
const MAX_OF_ACCOUNT = 20;
const MAX_OF_ACCOUNTS_THERE: VisitorMax = { visitor: 200, site: 600 };

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
  /** One wrong code counts once for each caller: an old link is looked up whenever its page loads. */
  once: RateLimit;
  limits: readonly RateLimit[];
  ceilings: readonly DailyCeiling[];
}

const daily = (name: string, subject: string, max: number): RateLimit => ({
  name,
  subject,
  windows: [{ max, ms: DAY_MS }],
});

const limitsOf = ({ from, uid }: Caller): RateLimit[] =>
  uid === null
    ? visitorLimits('code-miss', from, MAX_OF_VISITORS)
    : [
        daily('code-miss-account', uid, MAX_OF_ACCOUNT),
        ...visitorLimits('code-miss-accounts', from, MAX_OF_ACCOUNTS_THERE),
      ];

/** The part of a code that names the school and its city: all but the random end. */
const stemOf = (code: string): string => code.slice(0, Math.max(code.lastIndexOf('-'), 0));

export const missLimits = (caller: Caller, code: string): MissLimits => ({
  once: daily('code-miss-once', `${caller.uid ?? caller.from.visitor} ${code}`, 1),
  limits: limitsOf(caller),
  ceilings: [
    { name: 'code-miss-school', subject: stemOf(code), max: MISSES_OF_SCHOOL, countedOneIn: 1 },
    { name: 'code-miss-all', subject: 'everybody', max: MISSES_OF_ALL, countedOneIn: 10 },
  ],
});

/**
 * Refuses before anybody looks whether there is such a code: an answer would itself be a guess.
 * @throws resource-exhausted with `retryAt`
 */
export async function requireMissesLeft(
  { limits, ceilings }: Pick<MissLimits, 'limits' | 'ceilings'>,
  now: number,
): Promise<void> {
  const [own, dayEnd] = await Promise.all([peekRateLimits(limits, now), dayEndOverCeilings(ceilings, now)]);
  if (own.freeAt !== null) throw rateLimitError(own.freeAt);
  if (dayEnd !== null && own.isUsed) throw rateLimitError(dayEnd);
}

/** Counts a code that does not exist. @throws resource-exhausted when others of this caller were faster */
export async function countMiss({ once, limits, ceilings }: MissLimits, now: number): Promise<void> {
  const isCounted = await db.runTransaction(async (tx) => {
    const spendOnce = await checkRateLimits(tx, [once], now);
    if (!spendOnce) return false;
    const spend = await requireRateLimits(tx, limits, now);
    spendOnce();
    spend();
    return true;
  });
  if (isCounted) await countTowards(ceilings, now);
}
