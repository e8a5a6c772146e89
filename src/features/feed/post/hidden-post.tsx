import type { Post } from '@/domain/entities/post';
import { HiddenNote } from '@/features/community';
import { LazyBoundary } from '@/ui/lazy-boundary';

/** In place of a post that its reader has hidden and that a link leads to: why it is not shown, and the way back. */
export function HiddenPost({ post }: { post: Post }) {
  return (
    <LazyBoundary>
      <HiddenNote postId={post.id} personId={post.authorId} groupId={post.groupId} />
    </LazyBoundary>
  );
}
