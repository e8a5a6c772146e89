import type { BackendError } from './errors';

export type Unsubscribe = () => void;

/**
 * Receives the present value and every later one until unsubscribed. After `error` nothing more comes, unless it is
 * `unavailable`: then values follow once the server can be reached.
 */
export interface Observer<T> {
  next(value: T): void;
  error(error: BackendError): void;
}

/** Starts a live read. */
export type Subscribe<T> = (observer: Observer<T>) => Unsubscribe;

/** Bytes done of an upload, 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** Opaque place in a paged list; null when there is nothing after it. */
export type Cursor = { readonly opaque: unknown };

export interface Page<T> {
  items: T[];
  next: Cursor | null;
}
