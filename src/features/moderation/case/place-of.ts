import type { ModerationCase } from '@/domain/entities/moderation-case';
import { eventOfDiscussion, postPath } from '@/domain/event-discussion';

type Placed = Pick<ModerationCase, 'kind' | 'targetId' | 'postId' | 'schoolId' | 'subjectId'>;

/**
 * Where something can be seen in its place.
 * @param isMember the reader belongs to its school; admins look at others from outside, where some has no page
 */
export function placeOf(
  { kind, targetId, postId, schoolId, subjectId }: Placed,
  isMember: boolean,
): string | null {
  const at = kind === 'post' || kind === 'comment' ? (postId ?? targetId) : null;
  if (at !== null && (isMember || eventOfDiscussion(at) === null))
    return isMember ? postPath(at) : `/admin/schools/${schoolId}/feed`;
  if (kind === 'profile') return isMember ? `/profile/${targetId}` : `/admin/users?user=${subjectId}`;
  if (!isMember) return null;
  if (kind === 'signUpList') return `/sign-ups/${targetId}`;
  return kind === 'group' ? `/groups/${targetId}` : `/events/${targetId}`;
}
