import { useCallback } from 'react';
import type { FeedQuery } from '@/backend/ports/posts';
import { type EntryOf, useOutgoing } from '@/features/offline';

/** One's own posts of a feed that the server does not show yet, newest first. */
export function useOutgoingPosts(
  { schoolId, groupId, topic }: FeedQuery,
  known: ReadonlySet<string>,
): EntryOf<'post'>[] {
  const belongs = useCallback(
    ({ feed, topic: about }: EntryOf<'post'>) =>
      feed.schoolId === schoolId && feed.groupId === groupId && (!topic || topic === about),
    [schoolId, groupId, topic],
  );
  return useOutgoing('post', belongs, known).toReversed();
}

/** One's own comments of a post that the server does not show yet, oldest first as on the page. */
export function useOutgoingComments(postId: string, known: ReadonlySet<string>): EntryOf<'comment'>[] {
  const belongs = useCallback((comment: EntryOf<'comment'>) => comment.postId === postId, [postId]);
  return useOutgoing('comment', belongs, known);
}
