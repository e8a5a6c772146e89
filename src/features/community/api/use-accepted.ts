import { type Live, useBackend, useLive } from '@/backend/react';
import { useMe } from '@/features/session';
import { communityKeys } from './community-keys';

/** The version of a school's rules that the reader has accepted last, live; 0 for none. */
export function useAccepted(schoolId: string): Live<number> {
  const { community } = useBackend();
  const { uid } = useMe();
  return useLive(communityKeys.accepted(uid, schoolId), (observer) =>
    community.watchAccepted(uid, schoolId, observer),
  );
}
