import { useBackend, useRead } from '@/backend/react';
import { useMe } from '../session';
import { sessionKeys } from './session-keys';

/** The schools that this reviewer decides for, by name: for admins all, once they are known. */
export function useReviewedSchools(): { id: string; name: string }[] {
  const { admin } = useBackend();
  const { isAdmin, approvedSchools, schools } = useMe();
  const all = useRead(sessionKeys.reviewedSchools, async () => (await admin()).schoolNames(), {
    enabled: isAdmin,
  });
  if (isAdmin) return all.data ?? [];
  return schools
    .filter(({ schoolId }) => approvedSchools.includes(schoolId))
    .map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName }));
}
