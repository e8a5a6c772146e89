import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore';
import { BackendError } from '../errors';
import type { Observer, Unsubscribe } from '../live';
import { toBackendError } from './errors';
import { confirmedOnly } from './unconfirmed';

/** Timestamps anywhere in the data as Dates, which is what the domain's entities hold. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

/**
 * The entity of a snapshot, with its id. Rules have checked the shape when it was written, so it is not parsed
 * again; a server time still under way is estimated.
 */
export function entity<T>(snapshot: DocumentSnapshot<DocumentData>): T | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data ? ({ id: snapshot.id, ...(withDates(data) as object) } as T) : null;
}

export function entities<T>(snapshot: QuerySnapshot<DocumentData>): T[] {
  return snapshot.docs.map((document) => entity<T>(document)).filter((item) => item !== null);
}

const WITH_METADATA = { includeMetadataChanges: true } as const;

/** Live document as an entity; null while it does not exist. What only this device misses is `unavailable`. */
export function watchDocument<T>(ref: DocumentReference, observer: Observer<T | null>): Unsubscribe {
  const gate = confirmedOnly<T | null>(observer, (value) => value === null);
  const stop = onSnapshot(
    ref,
    WITH_METADATA,
    (snapshot) => gate.next(entity<T>(snapshot), snapshot.metadata),
    (error) => gate.error(toBackendError(error)),
  );
  return () => {
    gate.stop();
    stop();
  };
}

/** Live query as entities. */
export function watchQuery<T>(query: Query, observer: Observer<T[]>): Unsubscribe {
  const gate = confirmedOnly<T[]>(observer, (items) => items.length === 0, 'believe');
  const stop = onSnapshot(
    query,
    WITH_METADATA,
    (snapshot) => gate.next(entities<T>(snapshot), snapshot.metadata),
    (error) => gate.error(toBackendError(error)),
  );
  return () => {
    gate.stop();
    stop();
  };
}

/**
 * One answer to a query: the server's, or offline what this device has seen of it.
 * @throws unavailable when there is neither
 */
export async function readQuery(query: Query): Promise<QuerySnapshot> {
  // Without a network the SDK would first try for up to ten seconds.
  const snapshot = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  if (snapshot.metadata.fromCache && snapshot.empty) throw new BackendError('unavailable');
  return snapshot;
}

/** One document: the server's, or offline what this device has seen; null when there is none. */
export async function readDocument<T>(ref: DocumentReference): Promise<T | null> {
  if (navigator.onLine) return entity<T>(await getDoc(ref));
  // The cache throws for what it has never seen.
  return getDocFromCache(ref).then(
    (snapshot) => entity<T>(snapshot),
    () => null,
  );
}
