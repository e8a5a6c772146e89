import type { Page } from '@/backend/live';
import type { FeedId } from '@/backend/ports/posts';
import { type FetchedPages, useBackend, usePages } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { bestQueryToken } from '@/domain/search-tokens';
import { feedKeys } from './feed-keys';

/** Posts of a feed with the most selective word of a search, newest first, a page at a time. */
export function useSearchPosts(feed: FeedId, term: string): FetchedPages<Page<Post>> {
  const { posts } = useBackend();
  const token = bestQueryToken(term);
  const read = async (after: Parameters<typeof posts.search>[2]): Promise<Page<Post>> =>
    token ? posts.search(feed, token, after) : { items: [], next: null };
  return usePages(feedKeys.search(feed, token), read, { enabled: term !== '' });
}
