import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { MINUTE_MS } from '@/domain/time';
import { sessionKeys } from './session-keys';

/** How often the number is asked for again while the page is looked at. */
const EVERY_MS = 5 * MINUTE_MS;

type Reviewer = Pick<User, 'isAdmin' | 'isModerator' | 'approvedSchools'>;

/**
 * How many requests wait for this person's decision, or at these schools of theirs. Nobody but reviewers asks, so a
 * parent's page costs nothing for it; a number costs a reviewer one read a school.
 */
export function useWaitingCount(user: Reviewer | null, schools?: string[]): Read<number> {
  const { joining } = useBackend();
  const schoolIds = schools ?? (user?.isAdmin ? null : (user?.approvedSchools ?? null));
  const isReviewer = user !== null && (user.isAdmin || user.isModerator);
  return useRead(sessionKeys.waitingCount(schoolIds), () => joining.countPending(schoolIds), {
    enabled: isReviewer,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}

/** Counts again whenever the live list changes: the number beside it must not lag behind. */
export function useCountAfter(list: unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (list) void client.invalidateQueries({ queryKey: sessionKeys.waitingCounts });
  }, [client, list]);
}
