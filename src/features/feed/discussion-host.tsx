import type { ReactNode } from 'react';
import { eventDiscussionId } from '@/domain/event-discussion';
import { usePost } from './api/use-post';
import { AuthorAvatar } from './post/author-avatar';
import { AuthorName } from './post/author-name';

interface Props {
  eventId: string;
  /** While the discussion is not open yet, or can't be read. */
  otherwise: ReactNode;
}

/** Who announced an event, as the post says at which its comments hang: the page reads that in any case. */
export function DiscussionHost({ eventId, otherwise }: Props) {
  const { data: post, error } = usePost(eventDiscussionId(eventId));
  if (post)
    return (
      <span className="flex min-w-0 items-center gap-3">
        <AuthorAvatar author={post} size="sm" />
        <AuthorName author={post} options={{}} className="target min-w-0 [overflow-wrap:anywhere]" />
      </span>
    );
  if (post === null || error) return otherwise;
  return <span className="text-muted">…</span>;
}
