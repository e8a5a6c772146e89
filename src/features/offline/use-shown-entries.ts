import { useEffect } from 'react';
import { useOutbox } from './offline-context';
import type { Entry } from './outbox/entry';

/** Lets go of what was sent off once the server has it, as what it tells shows it already. */
export function useShownEntries(shown: readonly Entry[]): void {
  const outbox = useOutbox();
  const ids = shown
    .filter(({ isSent }) => isSent)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (ids) outbox?.shown(new Set(ids.split(',')));
  }, [outbox, ids]);
}
