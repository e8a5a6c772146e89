import { changeOf, type Entry, type EntryOf } from './entry';

/** A change of something, and which of its fields were changed. */
interface Change<I> {
  input: I;
  changed?: readonly (keyof I)[];
}

/** The change that waits under an id. */
export const waitingChange = <K extends Entry['kind']>(
  entries: readonly Entry[],
  kind: K,
  id: string,
): EntryOf<K> | undefined =>
  entries.find(
    (entry): entry is EntryOf<K> =>
      entry.kind === kind && entry.id === id && !entry.refused && !entry.isSent && !entry.isDiscarded,
  );

/** A change as it is sent off: with what an earlier one holds that waits, as it takes the place of that. */
export function withEarlier<I extends object>(
  earlier: Change<I> | undefined,
  { input, changed = [] }: Change<I>,
): Required<Change<I>> {
  if (!earlier) return { input, changed };
  return {
    input: { ...earlier.input, ...changeOf({ input, changed }) },
    changed: [...new Set([...(earlier.changed ?? []), ...changed])],
  };
}
