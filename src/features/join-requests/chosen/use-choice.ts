import { useState } from 'react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { ReviewSession } from '../review-session';
import { changesSince } from '../seen';

/** The requests that a reviewer has chosen, to decide about them at once. */
export interface Choice {
  /** Those on the page that can be chosen: about one whose account is gone nothing can be decided any more. */
  choosable: readonly PendingRequest[];
  /** Those of them that are. */
  chosen: readonly PendingRequest[];
  choose: (requestIds: readonly string[], isChosen: boolean) => void;
  /** The chosen ones as the reviewer has looked at them, which is what a decision is about. */
  seen: () => PendingRequest[];
}

/** Chosen is by id, so that what comes onto the live list later is not chosen unseen. */
export function useChoice(shown: readonly PendingRequest[] | undefined, review: ReviewSession): Choice {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choosable = shown?.filter(({ id }) => !review.gone.has(id)) ?? [];
  const chosen = choosable.filter(({ id }) => ids.has(id));
  return {
    choosable,
    chosen,
    choose: (requestIds, isChosen) =>
      setIds((now) => {
        const next = new Set(now);
        for (const id of requestIds) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    seen: () =>
      chosen.map((request) => {
        const seen = review.seenOf(request);
        // What has changed and is no loss, an address that is confirmed by now, counts as it is.
        return changesSince(seen, request).length > 0 ? seen : request;
      }),
  };
}
