import { fetched } from '@/backend/fetched';
import type { Page } from '@/backend/live';
import type { FeedId } from '@/backend/ports/posts';
import { type FetchedPages, type PagesOptions, useBackend, usePages } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { bestQueryToken } from '@/domain/search-tokens';
import { loadChunk } from '@/i18n/load-chunk';
import { feedKeys } from './feed-keys';

let ranking: typeof import('../model/rank') | undefined;

/** What ranks posts: it is there as soon as a search has found any. */
export const loadedRanking = (): typeof ranking => ranking;

async function loadRanking(): Promise<void> {
  ranking ??= await fetched(() => loadChunk(() => import('../model/rank')));
}

/**
 * Posts of a feed with the most selective word of a search, newest first, a page at a time. The code that ranks them is
 * fetched with the first page.
 */
export function useSearchPosts(
  feed: FeedId,
  term: string,
  { keepsPrevious }: Pick<PagesOptions, 'keepsPrevious'> = {},
): FetchedPages<Page<Post>> {
  const { posts } = useBackend();
  const token = bestQueryToken(term);
  const read = async (after: Parameters<typeof posts.search>[2]): Promise<Page<Post>> => {
    if (!token) return { items: [], next: null };
    const [page] = await Promise.all([posts.search(feed, token, after), loadRanking()]);
    return page;
  };
  return usePages(feedKeys.search(feed, token), read, { enabled: term !== '', keepsPrevious });
}
