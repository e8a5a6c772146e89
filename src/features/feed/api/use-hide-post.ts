import { useBackend } from '@/backend/react';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { isSystemPost, type Post } from '@/domain/entities/post';
import { useChangeHidden } from '@/features/community';
import { useMe } from '@/features/session';

/** Hides a post from its reader's own view. Null where that makes no sense: one's own, the product's, a look from outside. */
export function useHidePost(post: Post, isOutside = false): { onSelect: () => void } | null {
  const { kind } = useBackend();
  const { uid } = useMe();
  const changing = useChangeHidden();
  if (kind === 'demo' || isOutside || post.authorId === uid || isSystemPost(post)) return null;
  const item = newHiddenItem('post', post.id, `${post.authorName}: ${post.content}`);
  return { onSelect: () => changing.mutate({ item, isHidden: true }) };
}
