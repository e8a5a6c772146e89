import {
  hashKey,
  type QueryClient,
  type QueryKey,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { BackendError } from '../errors';
import type { Subscribe, Unsubscribe } from '../live';
import { logFailure } from '../log-failure';

/** What a live read says: `data` undefined until the first value, `error` when it stopped. */
export interface Live<T> {
  data: T | undefined;
  error: BackendError | null;
  /** Starts the read again after an error. */
  retry(): void;
}

interface State<T> {
  data: T | undefined;
  error: BackendError | null;
}

interface Shared {
  users: number;
  stop: Unsubscribe;
  restart: () => void;
}

/** Listeners of one cache by key: components that ask for the same thing share one. */
const shared = new WeakMap<QueryClient, Map<string, Shared>>();

function listenersOf(client: QueryClient): Map<string, Shared> {
  const existing = shared.get(client);
  if (existing) return existing;
  const created = new Map<string, Shared>();
  shared.set(client, created);
  return created;
}

function attach<T>(client: QueryClient, key: QueryKey, subscribe: Subscribe<T>): Unsubscribe {
  const listeners = listenersOf(client);
  const hash = hashKey(key);
  const running = listeners.get(hash);
  const set = (state: (before: State<T> | undefined) => State<T>) =>
    client.setQueryData<State<T>>(key, state);
  const start = () =>
    subscribe({
      next: (data) => set(() => ({ data, error: null })),
      error: (error) => {
        logFailure(`watch ${key[0]}`, error);
        set((before) => ({ data: before?.data, error }));
      },
    });
  // An error of an earlier visit says nothing of this one.
  if (!running) set((before) => ({ data: before?.data, error: null }));
  const listener: Shared = running ?? {
    users: 0,
    stop: start(),
    restart() {
      listener.stop();
      set((before) => ({ data: before?.data, error: null }));
      listener.stop = start();
    },
  };
  listener.users += 1;
  listeners.set(hash, listener);
  return () => {
    listener.users -= 1;
    if (listener.users > 0) return;
    listener.stop();
    listeners.delete(hash);
  };
}

/** Begins every live read of a cache anew; what they told last stays until they tell again. */
export function restartAll(client: QueryClient): void {
  for (const listener of listenersOf(client).values()) listener.restart();
}

/** Shows a change of what a live read tells before the server has it; what is told next takes its place. */
export const setLive = <T>(client: QueryClient, key: QueryKey, change: (now: T | undefined) => T): void =>
  void client.setQueryData<State<T>>(key, (now) => ({ data: change(now?.data), error: null }));

/**
 * A live read in TanStack Query's cache: the last value is there at once when one comes back to a screen.
 * @param key names what is read, ids included; `subscribe` may change between renders, the key decides
 * @param subscribe null waits (an id is not known yet, the tab is hidden)
 */
export function useLive<T>(key: QueryKey, subscribe: Subscribe<T> | null): Live<T> {
  const client = useQueryClient();
  const active = subscribe !== null;
  const hash = hashKey(key);
  const { data } = useQuery<State<T>>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key and for what `subscribe` reads.
  useEffect(() => (subscribe ? attach(client, key, subscribe) : undefined), [client, hash, active]);

  const retry = useCallback(() => listenersOf(client).get(hash)?.restart(), [client, hash]);
  return { data: data?.data, error: data?.error ?? null, retry };
}
