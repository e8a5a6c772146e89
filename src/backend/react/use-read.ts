import { type QueryKey, useQuery } from '@tanstack/react-query';
import { BackendError } from '../errors';
import type { Live } from './use-live';

/** What a read that is asked once says, in the shape of a live one. */
export interface Read<T> extends Live<T> {
  /** It is asked for, the first time or again. */
  isFetching: boolean;
}

/** Any failure of a read as the port's. */
export const readError = (error: unknown): BackendError =>
  error instanceof BackendError ? error : new BackendError('unknown', { cause: error });

/** What a read may want other than the app's usual (src/app/query-client.ts), by TanStack Query's names. */
export interface ReadOptions {
  /** False while it has to wait, such as for an id or for its part of the page to be on screen. */
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
}

/**
 * A read that is asked once. A failure is told while there is nothing to show.
 * @param key names what is read, ids included
 */
export function useRead<T>(key: QueryKey, read: () => Promise<T>, options: ReadOptions = {}): Read<T> {
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    queryKey: key,
    queryFn: read,
  });
  return {
    data,
    error: error && data === undefined ? readError(error) : null,
    isFetching,
    retry: () => void refetch(),
  };
}
