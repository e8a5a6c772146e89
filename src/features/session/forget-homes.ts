import type { User } from '@/domain/entities/user';
import { homeKey, removeStored, STORED } from '@/stored';

/**
 * Removes the homes kept on this device (docs/decisions.md 106) that somebody may not see any more: those of schools that
 * they have left, and, where their sign-in is the one that is kept, all of others.
 * @param user their record; null where they have none
 */
export function forgetHomes(uid: string, user: User | null, kept: boolean): void {
  const theirs = `${STORED.homes}${uid}.`;
  const open = (user?.approvedSchools ?? []).map((schoolId) => homeKey(uid, schoolId));
  removeStored('local', (key) => key.startsWith(kept ? STORED.homes : theirs) && !open.includes(key));
}
