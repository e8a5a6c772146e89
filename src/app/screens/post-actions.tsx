import type { Comment, Post } from '@/domain/entities/post';
import { looksLikeEvent } from '@/domain/event-detection';
import { CreateEventShortcut } from '@/features/events';
import { LazyBoundary } from '@/ui/lazy-boundary';

/** A message under every post about a button would be worse than no button. */
const nothing = () => null;

/**
 * "Create Event" under posts and comments that read like one (product §4.8); fetched only when there is such a text.
 */
export function renderEventShortcut(post: Post, comment?: Comment) {
  const { content, id, createdAt } = comment ?? post;
  if (!looksLikeEvent(content)) return null;
  return (
    <LazyBoundary failed={nothing}>
      <CreateEventShortcut text={content} writtenAt={createdAt} schoolId={post.schoolId} from={id} />
    </LazyBoundary>
  );
}
