import type { User } from './entities/user';

/**
 * The school on screen: the one this tab is pinned to, else the one in local storage (product §4.13), else the
 * account's last choice, else its first; always one the user is a member of.
 */
export function chooseSchool(
  user: Pick<User, 'selectedSchoolId' | 'schoolIds' | 'approvedSchools'>,
  tab: string | null,
  device: string | null,
): string | null {
  const wanted = [tab, device, user.selectedSchoolId, ...user.schoolIds];
  return wanted.find((id) => id !== null && user.approvedSchools.includes(id)) ?? null;
}
