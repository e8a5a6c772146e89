import { orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { RsvpsPort } from '../ports/rsvps';
import { rsvpRef, rsvps } from './collections/rsvps';
import { readPage, watchDocument } from './reading/documents';
import { RSVPS_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { commitCounted } from './writing/count';

export const rsvpsPort: RsvpsPort = {
  watchMine: (uid, eventId, observer) =>
    // Most have not answered: none on this device is told as such while the server is silent.
    watchDocument(rsvpRef(eventId, uid), observer, { whenUnreachable: 'believe' }),

  page: (eventId, after) => readPage(query(rsvps(eventId), orderBy('answeredAt', 'desc')), RSVPS_PAGE, after),

  answer: ({ eventId, schoolId, uid }, input) =>
    withBackendErrors(() =>
      commitCounted(uid, 'rsvps', eventId, (transaction) => {
        const rsvp = { ...input, userId: uid, schoolId, standing: null };
        transaction.set(rsvpRef(eventId, uid), { ...rsvp, answeredAt: serverTimestamp() });
      }),
    ),
};
