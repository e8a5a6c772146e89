import { Suspense } from 'react';
import type { Comment, Post } from '@/domain/entities/post';
import { looksLikeEvent } from '@/domain/event-detection';
import { lazyPage } from '@/i18n/lazy-page';

const CreateEventShortcut = lazyPage(
  () => import('@/features/events').then((m) => m.CreateEventShortcut),
  ['events'],
);

/** "Create Event" under posts and comments that read like one (spec §5); fetched only when there is such a text. */
export function renderEventShortcut(post: Post, comment?: Comment) {
  const { content } = comment ?? post;
  if (!looksLikeEvent(content)) return null;
  return (
    <Suspense fallback={null}>
      <CreateEventShortcut text={content} schoolId={post.schoolId} />
    </Suspense>
  );
}
