import { useEffect } from 'react';
import { type EntryOf, entriesOf, useEntries, useOutbox } from '@/features/offline';

/** Joining or leaving a group that the server does not show yet; null when nothing is on its way. */
export function useOutgoingMembership(groupId: string, isMember: boolean): EntryOf<'membership'> | null {
  const outbox = useOutbox();
  const entry = entriesOf(useEntries(), 'membership').find(({ group }) => group.groupId === groupId);
  const isShown = entry?.joins === isMember;
  useEffect(() => {
    if (entry && isShown) outbox?.shown(new Set([entry.id]));
  }, [entry, isShown, outbox]);
  return entry && !isShown ? entry : null;
}
