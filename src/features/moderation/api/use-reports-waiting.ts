import type { Live } from '@/backend/react';
import { useMe } from '@/features/session';
import { useWaitingCases } from './use-waiting-cases';

export interface ReportsWaiting {
  /** How many cases wait for this person. */
  count: number;
  /** One of them is about danger to a child. */
  isDanger: boolean;
}

/** How many reports wait for this person at these schools, null for all, live. */
export function useReportsWaiting(schoolIds: string[] | null): Live<ReportsWaiting> {
  const { uid } = useMe();
  const { data, ...live } = useWaitingCases(schoolIds);
  const mine = data?.filter(({ handlerIds }) => handlerIds.includes(uid));
  return {
    ...live,
    data: mine && { count: mine.length, isDanger: mine.some(({ danger }) => danger) },
  };
}
