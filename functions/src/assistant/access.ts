import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type { User } from '@/domain/entities/user';
import { readUser } from '../platform/accounts';
import { requireUid } from '../platform/callable';

/**
 * The caller, who must be an approved member: of this school, where one is named.
 * @throws unauthenticated, permission-denied
 */
export async function requireMember(request: CallableRequest, schoolId?: string): Promise<User> {
  const user = await readUser(requireUid(request));
  const schools = user?.approvedSchools ?? [];
  const isMember = schoolId === undefined ? schools.length > 0 : schools.includes(schoolId);
  if (!user || !isMember) throw new HttpsError('permission-denied', 'Only members may use the assistant.');
  return user;
}
