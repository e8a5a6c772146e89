import { fetched } from '../../fetched';
import type { InvitesPort } from '../../ports/invites';
import { watchLate } from '../reading/watch-late';

/** The dashboard needs no invites: their code comes with the first page that does. */
const invites = (): Promise<InvitesPort> => fetched(() => import('.')).then(({ invitesPort }) => invitesPort);

export const lateInvites: InvitesPort = {
  watchReferral: (uid, observer) =>
    watchLate(invites, (port, told) => port.watchReferral(uid, told), observer),
  watchMine: (uid, observer) => watchLate(invites, (port, told) => port.watchMine(uid, told), observer),
  send: async (invite) => (await invites()).send(invite),
  unsubscribe: async (token) => (await invites()).unsubscribe(token),
};
