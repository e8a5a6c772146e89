import { useMemo } from 'react';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { newSignUpList, type SignUpListInput, signUpListInputOf } from '@/domain/inputs/sign-up-list';
import { leftOf, slotsOf, storedSlots } from '@/domain/sign-up-slots';
import { changeOf, type EntryOf, useEntries, useOutgoing } from '@/features/offline';

/** A list as it is shown, and what of it is on its way to the server. */
export interface ShownList {
  list: SignUpList;
  entry: EntryOf<'signUpList'> | null;
}

const isAs = (list: SignUpList, change: Partial<SignUpListInput>): boolean => {
  const present = signUpListInputOf(list);
  return Object.entries(change).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(present[field as keyof SignUpListInput]),
  );
};

const asList = ({ listId, schoolId, eventId, uid, input }: EntryOf<'signUpList'>): SignUpList =>
  newSignUpList({ id: listId, schoolId, userId: uid, eventId, input });

/** A list with what its host has changed of it. */
function withChange(list: SignUpList, { slots, ...change }: Partial<SignUpListInput>): SignUpList {
  return { ...list, ...change, ...(slots && storedSlots(slots)) };
}

/** Which entries are shown as the server has them, by their ids. */
function settled(lists: readonly SignUpList[], entries: ReturnType<typeof useEntries>): Set<string> {
  const byId = new Map(lists.map((list) => [list.id, list]));
  const isShown = (entry: (typeof entries)[number]) => {
    if (entry.kind !== 'signUpList') return false;
    const list = byId.get(entry.listId);
    return list !== undefined && (entry.isNew || isAs(list, changeOf(entry)));
  };
  return new Set(entries.filter(isShown).map(({ id }) => id));
}

/**
 * Lists as they will be once what their reader has sent off has arrived: those that were found, then the new ones.
 * @param belongs whether a new one is among them; must be one as long as it picks the same
 * @param found undefined while they are fetched
 */
export function useOptimisticLists(
  belongs: (entry: EntryOf<'signUpList'>) => boolean,
  found: readonly SignUpList[] | undefined,
): ShownList[] | undefined {
  const entries = useEntries();
  const known = useMemo(() => settled(found ?? [], entries), [found, entries]);
  const isWanted = useMemo(() => (entry: EntryOf<'signUpList'>) => !entry.isNew || belongs(entry), [belongs]);
  const outgoing = useOutgoing('signUpList', isWanted, known);
  return useMemo(() => {
    if (!found) return undefined;
    const changes = new Map(outgoing.filter(({ isNew }) => !isNew).map((entry) => [entry.listId, entry]));
    const present = found.map((list) => {
      const entry = changes.get(list.id) ?? null;
      return { list: entry ? withChange(list, changeOf(entry)) : list, entry };
    });
    const added = outgoing.filter(({ isNew }) => isNew).map((entry) => ({ list: asList(entry), entry }));
    return [...present, ...added];
  }, [found, outgoing]);
}

/** How much of a list is left and there in all. */
export function roomOf(list: SignUpList): { left: number; all: number } {
  const slots = slotsOf(list);
  const all = slots.reduce((sum, { count }) => sum + count, 0);
  const left = slots.reduce((sum, slot) => sum + leftOf(list, slot), 0);
  return { left, all };
}
