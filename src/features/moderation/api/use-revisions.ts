import type { EditedText } from '@/backend/ports/posts';
import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Revision } from '@/domain/entities/revision';
import { moderationKeys } from './moderation-keys';

/** What a post or a comment said before it was changed, newest first, a page at a time. */
export function useRevisions(of: EditedText): Pages<Revision> & { isFetching: boolean } {
  const { posts } = useBackend();
  return usePages(moderationKeys.revisions(of), (after) => posts.revisions(of, after));
}
