import { useSyncExternalStore } from 'react';
import { everyMinute } from '@/ui/clock';

const still = () => () => undefined;

/** Whether a poll takes no more votes. It ends by itself, while somebody looks on. */
export function useHasEnded(endsAt: Date | null): boolean {
  useSyncExternalStore(endsAt ? everyMinute.subscribe : still, everyMinute.now);
  return endsAt !== null && endsAt <= new Date();
}
