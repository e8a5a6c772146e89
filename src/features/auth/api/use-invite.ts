import { type Read, useBackendState, useRead } from '@/backend/react';
import type { InvitedSchool } from '@/domain/entities/school';
import { authKeys } from './auth-keys';

/** What an invite code opens; null when there is no such code. Waits for the backend without asking for it. */
export function useInvite(code: string | null): Read<InvitedSchool | null> {
  const { backend } = useBackendState();
  return useRead(
    authKeys.invite(code),
    async () => (backend && code !== null ? backend.schools.findCode(code) : null),
    { enabled: backend !== null && code !== null },
  );
}
