import { useEffect, useRef, useState } from 'react';
import type { BackendError } from '@/backend/errors';
import type { FeedId } from '@/backend/ports/posts';
import type { Pages } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import type { FoundPost } from '../model/rank';
import { useFoundPosts } from './use-found-posts';

/** The page scrolls to the results this long after they are there (product §9). */
const SCROLL_MS = 100;

/** A search of one feed. */
export interface FeedSearch {
  typed: string;
  type: (value: string) => void;
  /** What was searched for; empty when nothing was. */
  term: string;
  run: (term: string) => void;
  clear: () => void;
  busy: boolean;
  error: BackendError | null;
  /** Best first; null until the search is done. */
  found: FoundPost[] | null;
  /** Older posts that were not looked at yet. */
  older: Pick<Pages<Post>, 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'loadMore'>;
}

interface Term {
  term: string;
  setTerm: (term: string) => void;
}

/**
 * Searches the posts of a feed (product §2.4): one page of reads by the most selective word, ranked on this device.
 * @param kept where the term is kept, when that is not here: the address of the page, say
 */
export function useFeedSearch(feed: FeedId, kept?: Term): FeedSearch {
  const [own, setOwn] = useState('');
  const { term, setTerm } = kept ?? { term: own, setTerm: setOwn };
  const [{ typed, ofTerm }, setTyped] = useState({ typed: term, ofTerm: term });
  // Another search was begun elsewhere: the box shows what for.
  if (ofTerm !== term) setTyped({ typed: term, ofTerm: term });
  const type = (value: string) => setTyped({ typed: value, ofTerm: term });
  const { found, pages } = useFoundPosts(feed, term);

  return {
    typed,
    type,
    term,
    run: (wanted) => {
      // The same search again asks again: something may have been posted.
      if (wanted === term) pages.retry();
      setTerm(wanted);
    },
    clear: () => {
      type('');
      setTerm('');
    },
    busy: term !== '' && found === null && !pages.error,
    error: pages.error,
    found,
    older: pages,
  };
}

/** Scrolls to the results of each new search once they are there. */
export function useScrollToResults(search: FeedSearch) {
  const results = useRef<HTMLElement>(null);
  const isDone = search.found !== null && search.found.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each term is a search of its own.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => results.current?.scrollIntoView({ block: 'start' }), SCROLL_MS);
    return () => clearTimeout(timer);
  }, [isDone, search.term]);
  return results;
}
