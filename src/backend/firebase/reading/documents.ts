import {
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  limit,
  query as narrowed,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
} from 'firebase/firestore';
import type { Cursor, Observer, Page, Unsubscribe } from '../../live';
import { logFailure } from '../../log-failure';
import { reachability } from '../reachability';
import { unreachableError } from '../reachability/unreachable-error';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { collectPages } from './collect-pages';
import { type ConfirmationOptions, confirmedOnly } from './confirmed-only';
import { listenToDocument, listenToQuery } from './listen';

/** A server time that is still under way is estimated. */
const ESTIMATED = { serverTimestamps: 'estimate' } as const;

/**
 * The entity of a snapshot; null where there is no document.
 * @throws BackendError `internal` when the document is not as its schema says
 */
export const entity = <T>(snapshot: DocumentSnapshot<T>): T | null => snapshot.data(ESTIMATED) ?? null;

/** Documents that have been reported: a live list reads all of its own at each change. */
const reported = new Set<string>();

/** The entities of a list. A document that is not as its schema says is reported and left out: it breaks no page. */
export function entities<T>({ docs }: { docs: readonly QueryDocumentSnapshot<T>[] }): T[] {
  const read: T[] = [];
  for (const document of docs) {
    try {
      read.push(document.data(ESTIMATED));
    } catch (error) {
      const failure = toBackendError(error);
      if (!reported.has(document.ref.path)) logFailure(`read ${failure.message}`, failure);
      reported.add(document.ref.path);
    }
  }
  return read;
}

/** Live document as an entity; null while it does not exist. What only this device misses is `unavailable`. */
export function watchDocument<T>(
  ref: DocumentReference<T>,
  observer: Observer<T | null>,
  doubts?: ConfirmationOptions,
): Unsubscribe {
  const gate = confirmedOnly<T | null>(observer, (value) => value === null, doubts);
  const stop = listenToDocument(
    ref,
    (snapshot) => {
      let value: T | null;
      try {
        value = entity(snapshot);
      } catch (error) {
        return gate.error(toBackendError(error));
      }
      gate.next(value, snapshot.metadata);
    },
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
  query: Query<T>,
  observer: Observer<T[]>,
  doubts: ConfirmationOptions = {},
  seen?: (snapshot: QuerySnapshot<T>) => void,
): Unsubscribe {
  const gate = confirmedOnly<T[]>(observer, (items) => items.length === 0, {
    whenUnreachable: doubts.whenUnreachable,
  });
  const stop = listenToQuery(
    query,
    (snapshot) => {
      seen?.(snapshot);
      const { docs, metadata } = snapshot;
      const counting = doubts.onlyCommitted ? docs.filter((one) => !one.metadata.hasPendingWrites) : docs;
      gate.next(entities({ docs: counting }), metadata);
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
  if (!fromCache) reachability.confirmOnline();
  else {
    reachability.check();
    if (isAbsent && !hasPendingWrites) throw unreachableError();
  }
  return snapshot;
}

/**
 * One answer to a query: the server's, or while it is silent what this device has seen of it.
 * @throws unavailable when there is neither
 */
export async function readQuery<T>(query: Query<T>): Promise<QuerySnapshot<T>> {
  // The SDK would first try for up to ten seconds.
  const snapshot = await (reachability.isOffline() ? getDocsFromCache(query) : getDocs(query));
  return answered(snapshot, snapshot.empty);
}

/**
 * One document: the server's, or while it is silent what this device has seen; null when the server has none.
 * @throws unavailable when neither knows it
 */
export async function readDocument<T>(ref: DocumentReference<T>): Promise<T | null> {
  const snapshot = await (reachability.isOffline() ? getDocFromCache(ref) : getDoc(ref));
  return entity(answered(snapshot, !snapshot.exists()));
}

const pageQuery = <T>(ordered: Query<T>, size: number, after: Cursor | null): Query<T> =>
  narrowed(ordered, ...(after ? [startAfter(after.opaque as DocumentSnapshot)] : []), limit(size));

const readAfter = <T>(ordered: Query<T>, size: number, after: Cursor | null): Promise<QuerySnapshot<T>> =>
  readQuery(pageQuery(ordered, size, after));

const pageOf = <T>(snapshot: QuerySnapshot<T>, mayGoOn: boolean): Page<T> => {
  const last = snapshot.docs.at(-1);
  return { items: entities(snapshot), next: mayGoOn && last ? { opaque: last } : null };
};

/** One page of a query by cursor; a full page may have more after it. */
export const readPage = <T>(ordered: Query<T>, size: number, after: Cursor | null): Promise<Page<T>> =>
  withBackendErrors(async () => {
    const snapshot = await readAfter(ordered, size, after);
    // What this device has seen may end earlier than the list does.
    return pageOf(snapshot, snapshot.size === size || snapshot.metadata.fromCache);
  });

/** One page of a query, live; a full page may have more after it. */
export function watchPage<T>(
  ordered: Query<T>,
  size: number,
  after: Cursor | null,
  observer: Observer<Page<T>>,
  doubts?: ConfirmationOptions,
): Unsubscribe {
  let next: Cursor | null = null;
  return watchQuery(
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
  ordered: Query<T>,
  size: number,
  wanted?: Parameters<typeof collectPages<T>>[1],
): Promise<T[]> =>
  withBackendErrors(() =>
    collectPages<T>(async (after) => {
      const snapshot = await readAfter(ordered, size, after);
      return pageOf(snapshot, snapshot.size === size && !snapshot.metadata.fromCache);
    }, wanted),
  );
