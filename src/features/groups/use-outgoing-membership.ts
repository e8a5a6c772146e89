import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';

/** Joining or leaving a group that the server does not show yet; null when nothing is on its way. */
export function useOutgoingMembership(groupId: string, isMember: boolean): EntryOf<'membership'> | null {
  const entry = entriesOf(useEntries(), 'membership').find(({ group }) => group.groupId === groupId);
  const isShown = entry?.joins === isMember;
  useShownEntries(entry && isShown ? [entry] : []);
  return entry && !isShown ? entry : null;
}
