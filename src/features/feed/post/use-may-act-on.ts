import { useBackend } from '@/backend/react';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { useMe } from '@/features/session';
import type { FeedOptions } from '../model/feed-options';

/**
 * Whether a reader can do anything about a post or comment: that of others can be reported at one's own school, one's own
 * deleted, and all by an admin.
 */
export function useMayActOn(authorId: string, schoolId: string, { outside, keepAll }: FeedOptions): boolean {
  const { kind } = useBackend();
  const { uid, isAdmin, approvedSchools } = useMe();
  if (kind === 'demo') return false;
  const mayDelete = (authorId === uid || isAdmin) && !keepAll;
  const mayReport =
    authorId !== uid && authorId !== SYSTEM_AUTHOR && approvedSchools.includes(schoolId) && !outside;
  return mayDelete || mayReport;
}
