import type { QueryClient } from '@tanstack/react-query';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { AssistantUsage } from '@/domain/assistant/answers';
import { useMe } from '@/features/session';
import { assistantKeys } from './assistant-keys';

/** How many questions are left today. While that is not known nothing is said of it (product §8). */
export function useUsage(): Read<AssistantUsage> {
  const { assistant } = useBackend();
  const { uid } = useMe();
  return useRead(assistantKeys.usage(uid), () => assistant.usage(), {
    // Midnight may have passed since the tab was last looked at.
    refetchOnWindowFocus: true,
  });
}

/** Takes over what an answer says of the questions left. */
export function setRemaining(client: QueryClient, uid: string, remaining: number): void {
  client.setQueryData<AssistantUsage>(assistantKeys.usage(uid), (usage) => usage && { ...usage, remaining });
}

/** Asks the server again. */
export const refreshUsage = (client: QueryClient, uid: string): Promise<void> =>
  client.invalidateQueries({ queryKey: assistantKeys.usage(uid) });
