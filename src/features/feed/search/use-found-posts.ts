import { useMemo } from 'react';
import type { Page } from '@/backend/live';
import type { FeedId } from '@/backend/ports/posts';
import type { FetchedPages, PagesOptions } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { bestQueryToken } from '@/domain/search-tokens';
import { useHidden } from '../api/feed-cache';
import { loadedRanking, useSearchPosts } from '../api/use-search-posts';
import type { FoundPost } from '../model/rank';

/** What a feed has for a term. */
interface FoundPosts {
  /** Best first; null until it is known. */
  found: FoundPost[] | null;
  /** The posts that were looked at. */
  pages: FetchedPages<Page<Post>>;
}

/** Posts of a feed that match a term: one page of reads by its most selective word, ranked on this device. */
export function useFoundPosts(
  feed: FeedId,
  term: string,
  options?: Pick<PagesOptions, 'keepsPrevious'>,
): FoundPosts {
  const pages = useSearchPosts(feed, term, options);
  const { hidden } = useHidden();
  const read = pages.pages;
  const found = useMemo(() => {
    if (term === '' || !read) return null;
    if (bestQueryToken(term) === null) return [];
    const ranking = loadedRanking();
    if (!ranking) return null;
    const posts = read.flatMap(({ items }) => items);
    return ranking.rankPosts(posts, term).filter(({ post }) => !hidden.includes(post.id));
  }, [read, term, hidden]);
  return { found, pages };
}
