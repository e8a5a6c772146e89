import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '@/backend/log-failure';

/** How long a one-shot read counts as fresh, in milliseconds: going back to a screen reads nothing again. */
const STALE_MS = 60_000;
/** How long unused values stay for a return to their screen, in milliseconds. A build, which draws forms, waits for no end. */
const KEEP_MS = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;

/** One cache for the whole app area. The Firestore SDK retries by itself, so queries are tried once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // The first part of a key names what is read; the ids behind it are personal data and are not logged.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => logFailure(`read ${queryKey[0]}`, error),
    }),
    mutationCache: new MutationCache({ onError: (error) => logFailure('write', error) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEEP_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Offline writes queue in the SDK, not here.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
