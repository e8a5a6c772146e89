import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  limit,
  query as narrowed,
  type Query,
  type QuerySnapshot,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import type { Cursor, Observer, Page, Unsubscribe } from '../../live';
import { outOfReach } from '../reach/out-of-reach';
import { reach } from '../reach/reachability';
import { calling } from '../sdk/errors';
import { collect } from './collect';
import { followDocument, followQuery } from './follow';
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

/**
 * Live query as entities. A list that only this device finds empty is `unavailable`; `seen` hears of each snapshot
 * before its entities are told.
 */
export function watchQuery<T>(
  query: Query,
  observer: Observer<T[]>,
  doubts: Doubts = {},
  seen?: (snapshot: QuerySnapshot) => void,
): Unsubscribe {
  const gate = confirmedOnly<T[]>(observer, (items) => items.length === 0, {
    whenCutOff: doubts.whenCutOff,
  });
  const stop = followQuery(
    query,
    (snapshot) => {
      seen?.(snapshot);
      const { docs, metadata } = snapshot;
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

const pageQuery = (ordered: Query, size: number, after: Cursor | null): Query =>
  narrowed(ordered, ...(after ? [startAfter(after.opaque as DocumentSnapshot)] : []), limit(size));

const readAfter = (ordered: Query, size: number, after: Cursor | null): Promise<QuerySnapshot> =>
  readQuery(pageQuery(ordered, size, after));

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

/** One page of a query, live; a full page may have more after it. */
export function watchPage<T>(
  ordered: Query,
  size: number,
  after: Cursor | null,
  observer: Observer<Page<T>>,
  doubts?: Doubts,
): Unsubscribe {
  let next: Cursor | null = null;
  return watchQuery<T>(
    pageQuery(ordered, size, after),
    { next: (items) => observer.next({ items, next }), error: (failure) => observer.error(failure) },
    doubts,
    (snapshot) => {
      next = pageOf(snapshot, snapshot.size === size).next;
    },
  );
}

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
