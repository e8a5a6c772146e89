import { deleteDoc, limit, query, serverTimestamp, setDoc, where } from 'firebase/firestore';
import type { ContactsPort } from '../../ports/contacts';
import {
  contactCardRef,
  contactRequestRef,
  contactRequests,
  contactShareRef,
  contactShares,
} from '../collections/contacts';
import { watchDocument, watchQuery } from '../reading/documents';
import { CONTACTS } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';

/** Few have any, so that there is none is no doubt of this device's. */
const BELIEVED = { whenUnreachable: 'believe' } as const;

export const contactsPort: ContactsPort = {
  watchCard: (uid, observer) => watchDocument(contactCardRef(uid), observer, BELIEVED),

  saveCard: (uid, input) =>
    withBackendErrors(() =>
      setDoc(contactCardRef(uid), { userId: uid, ...input, updatedAt: serverTimestamp() }),
    ),

  watchRequestsTo: (uid, observer) =>
    watchQuery(
      query(contactRequests(), where('toId', '==', uid), where('declined', '==', false), limit(CONTACTS)),
      observer,
      BELIEVED,
    ),

  watchRequest: (fromId, toId, observer) =>
    watchDocument(contactRequestRef(fromId, toId), observer, BELIEVED),

  ask: ({ fromId, toId, schoolId }) =>
    withBackendErrors(() =>
      commitCounted(fromId, 'contactRequests', `${fromId}_${toId}`, (transaction) => {
        const ref = contactRequestRef(fromId, toId);
        const request = { id: ref.id, fromId, toId, schoolId, declined: false, createdAt: serverTimestamp() };
        transaction.set(ref, request);
      }),
    ),

  accept: ({ fromId, toId, schoolId }) =>
    withBackendErrors(() =>
      commitNow((transaction) => {
        const ref = contactShareRef(toId, fromId);
        const share = { id: ref.id, ownerId: toId, viewerId: fromId, schoolId, sharedAt: serverTimestamp() };
        transaction.set(ref, share);
        transaction.delete(contactRequestRef(fromId, toId));
      }),
    ),

  decline: ({ fromId, toId }) =>
    withBackendErrors(() =>
      commitNow(
        (transaction) => void transaction.update(contactRequestRef(fromId, toId), { declined: true }),
      ),
    ),

  watchSharesBy: (uid, observer) =>
    watchQuery(query(contactShares(), where('ownerId', '==', uid), limit(CONTACTS)), observer, BELIEVED),

  watchSharesWith: (uid, observer) =>
    watchQuery(query(contactShares(), where('viewerId', '==', uid), limit(CONTACTS)), observer, BELIEVED),

  watchShare: (ownerId, viewerId, observer) =>
    watchDocument(contactShareRef(ownerId, viewerId), observer, BELIEVED),

  endShare: ({ ownerId, viewerId }) => withBackendErrors(() => deleteDoc(contactShareRef(ownerId, viewerId))),
};
