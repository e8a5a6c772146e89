import { useEffect } from 'react';
import { type EntryOf, entriesOf, useEntries, useOutbox } from '@/features/offline';

export type ActEntry = EntryOf<'group-act'>;
export type WaitingAct = ActEntry['act'];

/** What was done with a group and the server may not show yet, in its order. */
export const useOutgoingActs = (groupId: string): ActEntry[] =>
  entriesOf(useEntries(), 'group-act').filter(({ group }) => group.groupId === groupId);

/** Lets go of acts that the server has, and that show in what it tells. */
export function useShownActs(acts: readonly ActEntry[]): void {
  const outbox = useOutbox();
  const ids = acts
    .filter(({ isSent }) => isSent)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (ids) outbox?.shown(new Set(ids.split(',')));
  }, [outbox, ids]);
}
