import { csvOf } from '@/domain/csv';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { slotsOf } from '@/domain/sign-up-slots';

/** Who has how much of a slot. */
export interface SlotTaker {
  userId: string;
  name: string;
  count: number;
  isNamed: boolean;
}

/** Who has something of each slot, in the order in which they signed up; for the host. */
export const takersOf = (claims: readonly Claim[], slotId: string): SlotTaker[] =>
  claims
    .filter(({ standing }) => (standing?.granted[slotId] ?? 0) > 0)
    .sort((one, other) => Number(one.claimedAt) - Number(other.claimedAt))
    .map(({ userId, standing, isNamed }) => ({
      userId,
      name: standing?.name ?? '',
      count: standing?.granted[slotId] ?? 0,
      isNamed,
    }));

/** What the columns are called. */
export interface CsvHeads {
  slot: string;
  wanted: string;
  name: string;
  count: string;
}

/** A list as a table for a spreadsheet: a row for each parent and slot, and one for a slot that nobody has taken. */
export function claimsCsv(list: SignUpList, claims: readonly Claim[], heads: CsvHeads): string {
  const rows = slotsOf(list).flatMap(({ id, label, count }) => {
    const takers = takersOf(claims, id);
    return takers.length === 0
      ? [[label, count, '', 0]]
      : takers.map((taker) => [label, count, taker.name, taker.count]);
  });
  return csvOf([[heads.slot, heads.wanted, heads.name, heads.count], ...rows]);
}
