import {
  type DocumentSnapshot,
  limit,
  type Query,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import type { Cursor, Page } from '../live';
import { collect } from './collect';
import { entities, readQuery } from './documents';
import { calling } from './errors';

const readAfter = (ordered: Query, size: number, after: Cursor | null): Promise<QuerySnapshot> =>
  readQuery(query(ordered, ...(after ? [startAfter(after.opaque as DocumentSnapshot)] : []), limit(size)));

const pageOf = <T>(snapshot: QuerySnapshot, mayGoOn: boolean): Page<T> => {
  const last = snapshot.docs.at(-1);
  return { items: entities<T>(snapshot), next: mayGoOn && last ? { opaque: last } : null };
};

/** One page of a query by cursor; a full page may have more after it. */
export const readPage = <T>(ordered: Query, size: number, after: Cursor | null): Promise<Page<T>> =>
  calling(async () => {
    const snapshot = await readAfter(ordered, size, after);
    // What this device has seen may end earlier than the list does.
    return pageOf<T>(snapshot, snapshot.size === size || snapshot.metadata.fromCache);
  });

/** A list in one go, a page at a time; offline what this device has seen of the first. */
export const readAll = <T>(
  ordered: Query,
  size: number,
  wanted?: Parameters<typeof collect<T>>[1],
): Promise<T[]> =>
  calling(() =>
    collect<T>(async (after) => {
      const snapshot = await readAfter(ordered, size, after);
      return pageOf<T>(snapshot, snapshot.size === size && !snapshot.metadata.fromCache);
    }, wanted),
  );
