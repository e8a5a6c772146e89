import { pendingSchools, type User } from '@/domain/entities/user';

type Standing = Pick<User, 'schoolIds' | 'schools' | 'approvedSchools' | 'rejectedRequest'>;

/**
 * Where /welcome leads, now that the record says `now` and said `first` when the page opened. Null stays: a member
 * who asks for one more school waits here like anybody else.
 */
export function outcome(first: Standing, now: Standing): '/dashboard' | '/join-school' | null {
  const approved = now.approvedSchools.some((school) => !first.approvedSchools.includes(school));
  if (approved) return '/dashboard';
  const rejectedAt = now.rejectedRequest?.rejectedAt.getTime();
  if (rejectedAt !== undefined && rejectedAt !== first.rejectedRequest?.rejectedAt.getTime()) {
    return '/join-school';
  }
  if (pendingSchools(now).length > 0) return null;
  return now.approvedSchools.length > 0 && !now.rejectedRequest ? '/dashboard' : '/join-school';
}
