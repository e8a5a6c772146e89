import { type Pages, useBackend, useLivePages } from '@/backend/react';
import type { Comment } from '@/domain/entities/post';
import { feedKeys } from './feed-keys';

/** The comments of a post, newest first: the newest live, and earlier ones as far as they were asked for. */
export function useAllComments(postId: string): Pages<Comment> {
  const { comments } = useBackend();
  return useLivePages<Comment>(
    // The newest are those that the post already watches.
    feedKeys.comments(postId),
    (observer) => comments.watchNewest(postId, observer),
    (after) => comments.older(postId, after),
    ({ id }) => id,
  );
}
