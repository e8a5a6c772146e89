import type { Comment } from '@/domain/entities/post';
import { useHiddenItems } from '@/features/community';
import { useHidden } from '../api/feed-cache';
import type { FeedOptions } from '../model/feed-options';

/** Comments without those that are being deleted, and without those of people whom the reader has hidden. */
export function useShownComments(comments: readonly Comment[], { outside }: FeedOptions): Comment[] {
  const { hidden } = useHidden();
  const { isHidden } = useHiddenItems();
  return comments.filter(
    ({ id, authorId }) => !hidden.includes(id) && (outside || !isHidden.person(authorId)),
  );
}
