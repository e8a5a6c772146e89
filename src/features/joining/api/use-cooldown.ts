import { type Live, useBackend, useLive } from '@/backend/react';
import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import { joiningKeys } from './joining-keys';

/** What keeps somebody from asking a school again, live: a reviewer may lift it meanwhile. */
export function useCooldown(uid: string, schoolId: string): Live<JoinCooldown | null> {
  const { joining } = useBackend();
  return useLive<JoinCooldown | null>(joiningKeys.cooldown(uid, schoolId), (observer) =>
    joining.watchCooldown(uid, schoolId, observer),
  );
}
