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

/** Whether its host, or that its event is called off, lets nobody sign up any more. */
export const isShut = ({ isClosed, isCancelled }: Pick<SignUpList, 'isClosed' | 'isCancelled'>): boolean =>
  isClosed || isCancelled;

/** Whether somebody may still sign up at a moment. */
export const isOpenAt = (
  { date, ...list }: Pick<SignUpList, 'isClosed' | 'isCancelled' | 'date'>,
  now: Date,
): boolean => !isShut(list) && (date === null || now < date);

/** Slots as a list is stored with them. */
export const storedSlots = (slots: readonly Slot[]): StoredSlots => ({
  slotIds: slots.map(({ id }) => id),
  labels: Object.fromEntries(slots.map(({ id, label }) => [id, label])),
  counts: Object.fromEntries(slots.map(({ id, count }) => [id, count])),
});
