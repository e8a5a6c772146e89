import { useState } from 'react';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { usePendingRequests } from './api/use-pending-requests';
import { useQueueCount } from './api/use-queue-count';
import { type QueueFilter, useQueueFilter } from './queue-filter';
import { type Found, useFound } from './use-found';

export interface ReviewQueue {
  filter: QueueFilter;
  /** Changes with what is listed: what left the list since then is no news. */
  name: string;
  /** Requests with a document, or what a search has found. */
  main: Pages<PendingRequest>;
  /** How many there are of these in all, as far as it is known. */
  count: number;
  /** What to say when there is none of these. */
  empty: 'empty' | 'without.only';
  /** Null unless something is searched for. */
  found: Found | null;
  /** Requests without a document, folded away; null while something is searched for, which finds them as well. */
  others: { count: number; isOpen: boolean; onToggle: () => void; pages: Pages<PendingRequest> } | null;
  /** All that is on the page, in its order; undefined while nothing is known. */
  shown: readonly PendingRequest[] | undefined;
}

/** The requests that this reviewer decides about, as the page lists them. */
export function useQueue(): ReviewQueue {
  const filter = useQueueFilter();
  const { schoolIds, term } = filter;
  const [isOpen, setOpen] = useState(false);
  const found = useFound(filter);
  const withProof = usePendingRequests(term ? null : { schoolIds, hasProof: true });
  const without = usePendingRequests(term || !isOpen ? null : { schoolIds, hasProof: false });
  const counted = useQueueCount({ schoolIds, hasProof: true }, withProof.data).data ?? 0;
  const folded = useQueueCount({ schoolIds, hasProof: false }, without.data).data ?? 0;
  const main = term ? found.pages : withProof;
  // Not before the list above it, which would push it down.
  const isSettled = main.data !== undefined || main.error !== null;
  const rest = isOpen && !term ? (without.data ?? []) : [];
  return {
    filter,
    name: JSON.stringify([schoolIds, term, isOpen]),
    main,
    count: term ? found.matches : counted,
    empty: folded > 0 ? 'without.only' : 'empty',
    found: term ? found : null,
    others:
      term || !isSettled ? null : { count: folded, isOpen, onToggle: () => setOpen(!isOpen), pages: without },
    shown: main.data && [...main.data, ...rest],
  };
}
