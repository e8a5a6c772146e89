import { type Live, useBackend, useLive } from '@/backend/react';
import type { Invite } from '@/domain/entities/outreach';
import { useMe } from '@/features/session';
import { inviteKeys } from './invite-keys';

/** The member's own invites, joined or not, live. */
export function useInvites(): Live<Invite[]> {
  const { invites } = useBackend();
  const { uid } = useMe();
  return useLive(inviteKeys.mine(uid), (observer) => invites.watchMine(uid, observer));
}
