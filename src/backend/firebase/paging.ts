import { type DocumentSnapshot, limit, type Query, query, startAfter } from 'firebase/firestore';
import type { Cursor, Page } from '../live';
import { entities, readQuery } from './documents';
import { calling } from './errors';

/** One page of a query by cursor; a full page may have more after it. */
export const readPage = <T>(ordered: Query, size: number, after: Cursor | null): Promise<Page<T>> =>
  calling(async () => {
    const place = after ? [startAfter(after.opaque as DocumentSnapshot)] : [];
    const snapshot = await readQuery(query(ordered, ...place, limit(size)));
    const last = snapshot.docs.at(-1);
    // What this device has seen may end earlier than the list does.
    const mayGoOn = snapshot.size === size || snapshot.metadata.fromCache;
    return { items: entities<T>(snapshot), next: mayGoOn && last ? { opaque: last } : null };
  });
