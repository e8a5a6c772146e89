import { fetched } from '../../fetched';
import type { ContactsPort } from '../../ports/contacts';
import { watchLate } from '../reading/watch-late';

/** Only profiles and one page need contacts. */
const contacts = (): Promise<ContactsPort> =>
  fetched(() => import('.')).then(({ contactsPort }) => contactsPort);

export const lateContacts: ContactsPort = {
  watchCard: (uid, observer) => watchLate(contacts, (port, told) => port.watchCard(uid, told), observer),
  saveCard: async (...card) => (await contacts()).saveCard(...card),
  watchRequestsTo: (uid, observer) =>
    watchLate(contacts, (port, told) => port.watchRequestsTo(uid, told), observer),
  watchRequest: (fromId, toId, observer) =>
    watchLate(contacts, (port, told) => port.watchRequest(fromId, toId, told), observer),
  ask: async (...request) => (await contacts()).ask(...request),
  accept: async (...request) => (await contacts()).accept(...request),
  decline: async (...request) => (await contacts()).decline(...request),
  watchSharesBy: (uid, observer) =>
    watchLate(contacts, (port, told) => port.watchSharesBy(uid, told), observer),
  watchSharesWith: (uid, observer) =>
    watchLate(contacts, (port, told) => port.watchSharesWith(uid, told), observer),
  watchShare: (ownerId, viewerId, observer) =>
    watchLate(contacts, (port, told) => port.watchShare(ownerId, viewerId, told), observer),
  endShare: async (...share) => (await contacts()).endShare(...share),
};
