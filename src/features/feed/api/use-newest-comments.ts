import type { Page } from '@/backend/live';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { Comment } from '@/domain/entities/post';
import { feedKeys } from './feed-keys';

/** The newest comments of a post that the server has, newest first, live. */
export function useNewestComments(postId: string): Live<Page<Comment>> {
  const { comments } = useBackend();
  return useLive(feedKeys.comments(postId), (observer) => comments.watchNewest(postId, observer));
}
