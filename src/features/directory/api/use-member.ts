import { type Live, useBackend, useLive } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { directoryKeys } from './directory-keys';

/** A parent as a school's directory has them, live; null where they are no member. */
export function useMember(schoolId: string, uid: string): Live<Member | null> {
  const { directory } = useBackend();
  return useLive<Member | null>(directoryKeys.member(schoolId, uid), (observer) =>
    directory.watchMember(schoolId, uid, observer),
  );
}
