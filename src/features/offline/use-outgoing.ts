import { useEffect, useMemo } from 'react';
import { useEntries, useOutbox } from './offline-context';
import type { Entry, EntryOf, Waiting } from './outbox/entry';

/** Entries of one kind that go on being sent, oldest first; what was refused is shown elsewhere. */
export const entriesOf = <K extends Waiting['kind']>(entries: readonly Entry[], kind: K): EntryOf<K>[] =>
  entries
    .filter((entry: Entry): entry is EntryOf<K> => entry.kind === kind)
    .filter((entry) => entry.refused === null && !entry.isDiscarded)
    .toSorted((left, right) => left.since.getTime() - right.since.getTime());

/**
 * What was sent off and the server does not show yet, oldest first.
 * @param belongs must be one as long as it picks the same
 * @param known ids that the server shows: those the outbox may let go
 */
export function useOutgoing<K extends Waiting['kind']>(
  kind: K,
  belongs: (entry: EntryOf<K>) => boolean,
  known: ReadonlySet<string>,
): EntryOf<K>[] {
  const entries = useEntries();
  const outbox = useOutbox();
  // The server may show it before it has answered, or after.
  const isOver = entries.some((entry) => entry.isSent && known.has(entry.id));
  useEffect(() => {
    if (isOver) outbox?.shown(known);
  }, [outbox, known, isOver]);
  return useMemo(
    () => entriesOf(entries, kind).filter((entry) => !known.has(entry.id) && belongs(entry)),
    [entries, kind, belongs, known],
  );
}
