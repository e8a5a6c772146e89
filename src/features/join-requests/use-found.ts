import { useState } from 'react';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { PENDING_PAGE, usePendingRequests } from './api/use-pending-requests';
import { matchesTerm, type QueueFilter } from './queue-filter';

/** What the search for a term has looked at and found. */
export interface Found {
  /** As many as are shown so far. */
  pages: Pages<PendingRequest>;
  /** How many match. */
  matches: number;
  /** How many were looked at; more may wait than one search can look at. */
  searched: number;
  isAll: boolean;
}

/**
 * The search looks at all that wait, up to MAX_PENDING_COUNT, with a document or without: requests have no index of
 * their words, and a thousand of them are read in a second.
 */
export function useFound({ schoolIds, term }: QueueFilter): Found {
  const all = usePendingRequests(term ? { schoolIds } : null, MAX_PENDING_COUNT);
  const [more, setMore] = useState({ term, size: PENDING_PAGE });
  const size = more.term === term ? more.size : PENDING_PAGE;
  const matching = all.data?.filter((request) => matchesTerm(request, term));
  const searched = all.data?.length ?? 0;
  return {
    pages: {
      ...all,
      data: matching?.slice(0, size),
      hasMore: (matching?.length ?? 0) > size,
      isLoadingMore: false,
      hasFailedMore: false,
      loadMore: () => setMore({ term, size: size + PENDING_PAGE }),
    },
    matches: matching?.length ?? 0,
    searched,
    isAll: searched < MAX_PENDING_COUNT,
  };
}
