import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore';
import type { Observer, Unsubscribe } from '../live';
import { followDocument, followQuery } from './follow';
import { outOfReach } from './out-of-reach';
import { reach } from './reachability';
import { confirmedOnly, type Doubts } from './unconfirmed';

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

export function entities<T>(snapshot: Pick<QuerySnapshot<DocumentData>, 'docs'>): T[] {
  return snapshot.docs.map((document) => entity<T>(document)).filter((item) => item !== null);
}

/** Live document as an entity; null while it does not exist. What only this device misses is `unavailable`. */
export function watchDocument<T>(
  ref: DocumentReference,
  observer: Observer<T | null>,
  doubts?: Doubts,
): Unsubscribe {
  const gate = confirmedOnly<T | null>(observer, (value) => value === null, doubts);
  const stop = followDocument(
    ref,
    (snapshot) => gate.next(entity<T>(snapshot), snapshot.metadata),
    gate.error,
  );
  return () => {
    gate.stop();
    stop();
  };
}

/** Live query as entities. A list that only this device finds empty is `unavailable`. */
export function watchQuery<T>(query: Query, observer: Observer<T[]>, doubts: Doubts = {}): Unsubscribe {
  const gate = confirmedOnly<T[]>(observer, (items) => items.length === 0, {
    whenCutOff: doubts.whenCutOff,
  });
  const stop = followQuery(
    query,
    ({ docs, metadata }) => {
      const counting = doubts.onlySent ? docs.filter((one) => !one.metadata.hasPendingWrites) : docs;
      gate.next(entities<T>({ docs: counting }), metadata);
    },
    gate.error,
  );
  return () => {
    gate.stop();
    stop();
  };
}

/** The answer to a one-shot read, if it is one: what is missing on this device may well be at the server. */
function answered<S extends { metadata: { fromCache: boolean; hasPendingWrites: boolean } }>(
  snapshot: S,
  isAbsent: boolean,
): S {
  const { fromCache, hasPendingWrites } = snapshot.metadata;
  if (!fromCache) reach.heard();
  else {
    reach.check();
    if (isAbsent && !hasPendingWrites) throw outOfReach();
  }
  return snapshot;
}

/**
 * One answer to a query: the server's, or while it is silent what this device has seen of it.
 * @throws unavailable when there is neither
 */
export async function readQuery(query: Query): Promise<QuerySnapshot> {
  // The SDK would first try for up to ten seconds.
  const snapshot = await (reach.isOffline() ? getDocsFromCache(query) : getDocs(query));
  return answered(snapshot, snapshot.empty);
}

/**
 * One document: the server's, or while it is silent what this device has seen; null when the server has none.
 * @throws unavailable when neither knows it
 */
export async function readDocument<T>(ref: DocumentReference): Promise<T | null> {
  const snapshot = await (reach.isOffline() ? getDocFromCache(ref) : getDoc(ref));
  return entity<T>(answered(snapshot, !snapshot.exists()));
}
