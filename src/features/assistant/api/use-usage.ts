import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { AssistantUsage } from '@/domain/assistant/answers';
import { useMe } from '@/features/session';

const usageKey = (uid: string) => ['assistant', 'usage', uid];

/**
 * How many questions are left today; undefined while that is not known, and nothing is said of it then (product §8).
 */
export function useUsage(): AssistantUsage | undefined {
  const { assistant } = useBackend();
  const { uid } = useMe();
  const usage = useQuery({
    queryKey: usageKey(uid),
    queryFn: () => assistant.usage(),
    // Midnight may have passed since the tab was last looked at.
    refetchOnWindowFocus: true,
  });
  return usage.data;
}

/** Takes over what an answer says of the questions left. */
export function setRemaining(client: QueryClient, uid: string, remaining: number): void {
  client.setQueryData<AssistantUsage>(usageKey(uid), (usage) => usage && { ...usage, remaining });
}

/** Asks the server again. */
export const refreshUsage = (client: QueryClient, uid: string): Promise<void> =>
  client.invalidateQueries({ queryKey: usageKey(uid) });
