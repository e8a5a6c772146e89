import { type Live, useBackend, useLive } from '@/backend/react';
import { newReferral, type Referral } from '@/domain/entities/referral';
import { useMe } from '@/features/session';
import { inviteKeys } from './invite-keys';

/** The member's own codes and referrals, live; nothing of either until a function has written any. */
export function useMyReferral(): Live<Referral> {
  const { invites } = useBackend();
  const { uid } = useMe();
  const live = useLive<Referral | null>(inviteKeys.referral(uid), (observer) =>
    invites.watchReferral(uid, observer),
  );
  return { ...live, data: live.data === null ? newReferral(uid) : live.data };
}
