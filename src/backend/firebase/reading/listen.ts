import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { BackendError } from '../../errors';
import type { Unsubscribe } from '../../live';
import { reachability } from '../reachability';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';

const WITH_METADATA = { includeMetadataChanges: true } as const;

/** How long a refused read waits for our own writes before it is asked for again, in milliseconds. */
const UNSENT_MS = 10_000;

type OnError = (failure: BackendError) => void;

/** A snapshot's listener that also tells whether the server answers. */
function reportingReachability<S extends { metadata: SnapshotMetadata }>(
  next: (snapshot: S) => void,
  onError: OnError,
) {
  const liveRead = reachability.startLiveRead();
  return {
    observer: {
      next(snapshot: S) {
        liveRead.snapshot(snapshot.metadata.fromCache);
        next(snapshot);
      },
      error(error: FirestoreError) {
        liveRead.stop();
        onError(toBackendError(error));
      },
    },
    stop: liveRead.stop,
  };
}

const ownWritesCommitted = () =>
  Promise.race([
    waitForPendingWrites(db()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, UNSENT_MS)),
  ]);

/**
 * A screen may ask for what the rules grant only through a write of its own that is still under way: a refusal is
 * told only when it stands after everything unsent has arrived.
 */
function retryingDeniedOnce(start: (onError: OnError) => Unsubscribe, onError: OnError): Unsubscribe {
  let stopped = false;
  let stop = start((failure) => {
    if (failure.code !== 'permission-denied') return onError(failure);
    void ownWritesCommitted().then(() => {
      if (!stopped) stop = start(onError);
    });
  });
  return () => {
    stopped = true;
    stop();
  };
}

/** Listens until stopped: tells whether the server answers, and survives a refusal that precedes our own writes. */
const listen = <S extends { metadata: SnapshotMetadata }>(
  subscribe: (observer: ReturnType<typeof reportingReachability<S>>['observer']) => Unsubscribe,
  next: (snapshot: S) => void,
  onError: OnError,
): Unsubscribe =>
  retryingDeniedOnce((denied) => {
    const { observer, stop } = reportingReachability(next, denied);
    const end = subscribe(observer);
    return () => {
      stop();
      end();
    };
  }, onError);

/** Listens to a document and its metadata. */
export const listenToDocument = <T>(
  ref: DocumentReference<T>,
  next: (snapshot: DocumentSnapshot<T>) => void,
  onError: OnError,
): Unsubscribe => listen((observer) => onSnapshot(ref, WITH_METADATA, observer), next, onError);

/** Listens to a query and its metadata. */
export const listenToQuery = <T>(
  query: Query<T>,
  next: (snapshot: QuerySnapshot<T>) => void,
  onError: OnError,
): Unsubscribe => listen((observer) => onSnapshot(query, WITH_METADATA, observer), next, onError);
