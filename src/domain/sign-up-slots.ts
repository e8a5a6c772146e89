import type { SignUpList } from './entities/sign-up-list';

/** What is wanted, and how many of it: "cake", 2. */
export interface Slot {
  id: string;
  label: string;
  count: number;
}

/** The slots of a list as they are stored. */
export type StoredSlots = Pick<SignUpList, 'slotIds' | 'labels' | 'counts'>;

/** The slots of a list in their order. */
export const slotsOf = ({ slotIds, labels, counts }: StoredSlots): Slot[] =>
  slotIds.map((id) => ({ id, label: labels[id] ?? '', count: counts[id] ?? 0 }));

type Taken = Pick<SignUpList, 'summary'>;

/** How many of a slot are taken. */
export const takenOf = ({ summary }: Taken, slotId: string): number => summary?.taken[slotId] ?? 0;

/** How many of a slot are left. */
export const leftOf = (list: Taken, { id, count }: Slot): number => Math.max(0, count - takenOf(list, id));

/** Whether somebody may still sign up at a moment. */
export const isOpenAt = ({ isClosed, date }: Pick<SignUpList, 'isClosed' | 'date'>, now: Date): boolean =>
  !isClosed && (date === null || now < date);

/** Slots as a list is stored with them. */
export const storedSlots = (slots: readonly Slot[]): StoredSlots => ({
  slotIds: slots.map(({ id }) => id),
  labels: Object.fromEntries(slots.map(({ id, label }) => [id, label])),
  counts: Object.fromEntries(slots.map(({ id, count }) => [id, count])),
});
