import { useBackend, useLive } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { communityKeys } from './community-keys';

/** The last name of a parent, as their school's directory has it; undefined until it is known, or where there is none. */
export function useFamilyName(schoolId: string, uid: string, isWanted: boolean): string | undefined {
  const { directory } = useBackend();
  const { data } = useLive<Member | null>(
    communityKeys.family(schoolId, uid),
    isWanted ? (observer) => directory.watchMember(schoolId, uid, observer) : null,
  );
  return data ? data.lastName || data.firstName : undefined;
}
