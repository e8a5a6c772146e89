import { useQueryClient } from '@tanstack/react-query';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { type FeedState, postsOf } from '../model/feed-state';
import { feedKeys } from './feed-keys';

/** One post, live; null when it is deleted. Until the server has told, as a feed has it that was read before. */
export function usePost(postId: string): Live<Post | null> {
  const { posts } = useBackend();
  const client = useQueryClient();
  const live = useLive<Post | null>(feedKeys.post(postId), (observer) => posts.watch(postId, observer));
  if (live.data !== undefined || live.error) return live;
  const feeds = client.getQueriesData<FeedState>({ queryKey: feedKeys.states });
  const known = feeds.flatMap(([, state]) => (state ? postsOf(state) : []));
  return { ...live, data: known.find(({ id }) => id === postId) };
}
