import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import { type Entry, type Waiting, waitingChange, withEarlier } from '@/features/offline';

/** The fields of a list that somebody has changed. */
export type ChangedFields = readonly (keyof SignUpListInput)[];

/** Under what a change of a list waits. */
export const changedListId = (listId: string): string => `list-${listId}`;

/**
 * A change of a list as it is sent off: with what an earlier change holds that waits, as this takes its place.
 * @param entries all that wait
 */
export function changedList(
  entries: readonly Entry[],
  of: { listId: string; schoolId: string; eventId: string | null },
  input: SignUpListInput,
  changed: ChangedFields,
): Waiting {
  const id = changedListId(of.listId);
  const change = withEarlier(waitingChange(entries, 'signUpList', id), { input, changed });
  return { kind: 'signUpList', id, ...of, isNew: false, ...change, since: new Date() };
}
