import { useEffect, useMemo } from 'react';
import { useEntries, useOutbox } from './offline-context';
import type { Entry, EntryOf, Waiting } from './outbox/entry';

/**
 * What was sent off and the server does not show yet, oldest first; what was refused is shown elsewhere.
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
    () =>
      entries
        .filter((entry: Entry): entry is EntryOf<K> => entry.kind === kind)
        .filter((entry) => entry.refused === null && !entry.isDiscarded && !known.has(entry.id))
        .filter(belongs)
        .toSorted((left, right) => left.since.getTime() - right.since.getTime()),
    [entries, kind, belongs, known],
  );
}
