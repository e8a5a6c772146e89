import { type Live, useBackend, useLive } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { feedKeys } from './feed-keys';

/** One post, live; null when it is deleted. */
export function usePost(postId: string): Live<Post | null> {
  const { posts } = useBackend();
  return useLive(feedKeys.post(postId), (observer) => posts.watch(postId, observer));
}
