import type { Comment, Post } from '@/domain/entities/post';
import { looksLikeEvent } from '@/domain/event-detection';
import { lazyPage } from '@/i18n/lazy-page';
import { LatePart } from '@/ui/late-part';

const CreateEventShortcut = lazyPage(
  () => import('@/features/events').then((m) => m.CreateEventShortcut),
  ['events'],
);

/** A message under every post about a button would be worse than no button. */
const nothing = () => null;

/**
 * "Create Event" under posts and comments that read like one (product §4.8); fetched only when there is such a text.
 */
export function renderEventShortcut(post: Post, comment?: Comment) {
  const { content, id } = comment ?? post;
  if (!looksLikeEvent(content)) return null;
  return (
    <LatePart failed={nothing}>
      <CreateEventShortcut text={content} schoolId={post.schoolId} from={id} />
    </LatePart>
  );
}
