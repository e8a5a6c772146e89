import { limit, orderBy, query, where } from 'firebase/firestore';
import { fetched } from '../../fetched';
import type { InvitesPort } from '../../ports/invites';
import { invites } from '../collections/invites';
import { referralRef } from '../collections/referrals';
import { watchDocument, watchQuery } from '../reading/documents';
import { INVITE_LIMIT } from '../reading/list-sizes';

export const invitesPort: InvitesPort = {
  watchReferral: (uid, observer) => watchDocument(referralRef(uid), observer),

  watchMine: (uid, observer) =>
    watchQuery(
      query(invites(), where('fromUserId', '==', uid), orderBy('createdAt', 'desc'), limit(INVITE_LIMIT)),
      observer,
    ),

  send: async (input) => {
    const { call } = await fetched(() => import('../sdk/callables'));
    return call('sendInviteEmail', input);
  },

  unsubscribe: async (token) => {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('unsubscribe', { token });
  },
};
