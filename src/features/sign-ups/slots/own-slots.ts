import type { Amounts, ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import type { MyClaim } from '../api/use-my-claim';
import type { OwnSlot } from './slot-row';

/** What one has, or as long as nobody has decided has asked for: what a further wish adds to. */
export const basisOf = ({ claim, granted }: Pick<MyClaim, 'claim' | 'granted'>): Amounts =>
  granted ?? claim?.wanted ?? {};

/** What its reader has to do with a slot. */
export function ownSlot(mine: Pick<MyClaim, 'claim' | 'granted'>, slotId: string): OwnSlot {
  const wanted = mine.claim?.wanted[slotId] ?? 0;
  const count = basisOf(mine)[slotId] ?? 0;
  return {
    count,
    isAsked: mine.granted === null && wanted > 0,
    isMissed: mine.granted !== null && wanted > count,
  };
}

/**
 * The claim with another amount of a slot. What was asked for and not given is not asked for again, nor what is no longer on
 * the list.
 */
export function withAmount(
  { counts }: Pick<SignUpList, 'counts'>,
  mine: Pick<MyClaim, 'claim' | 'granted'>,
  slotId: string,
  count: number,
): ClaimInput {
  const { [slotId]: _, ...others } = basisOf(mine);
  const wanted = count > 0 ? { ...others, [slotId]: count } : others;
  return {
    wanted: Object.fromEntries(Object.entries(wanted).filter(([id]) => counts[id] !== undefined)),
    isNamed: mine.claim?.isNamed ?? true,
  };
}
