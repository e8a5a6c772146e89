import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reactKeys } from './react-keys';
import { restartAll } from './use-live';

/**
 * Reads what is on screen afresh: live reads begin anew, others are asked again. For whoever presses the tab of where
 * they are, or pulls the page down.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    client.setQueryData<number>(reactKeys.refreshed, (count = 0) => count + 1);
    restartAll(client);
    // What is told from outside has nothing to ask: to the library it would be a failed read.
    await client.refetchQueries({
      type: 'active',
      predicate: ({ options }) => typeof options.queryFn === 'function',
    });
  }, [client]);
}

/** How often the person has asked for what is new, for a page that holds it back until then. */
export const useRefreshCount = (): number =>
  useQuery<number>({ queryKey: reactKeys.refreshed, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })
    .data ?? 0;
