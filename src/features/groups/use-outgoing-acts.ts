import { type EntryOf, entriesOf, useEntries } from '@/features/offline';

export type ActEntry = EntryOf<'group-act'>;
export type WaitingAct = ActEntry['act'];

/** What was done with a group and the server may not show yet, in its order. */
export const useOutgoingActs = (groupId: string): ActEntry[] =>
  entriesOf(useEntries(), 'group-act').filter(({ group }) => group.groupId === groupId);
