import type { User } from './entities/user';

/** Whether somebody is of the staff of a school: its moderators, and admins. */
export const mayReview = (
  { isAdmin, isModerator, approvedSchools }: Pick<User, 'isAdmin' | 'isModerator' | 'approvedSchools'>,
  schoolId: string,
): boolean => isAdmin || (isModerator && approvedSchools.includes(schoolId));
