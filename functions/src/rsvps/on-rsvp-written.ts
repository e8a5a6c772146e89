import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { millisIn } from '../platform/documents';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncRsvps } from './sync-rsvps';

/**
 * An answer came, changed or went: it gets its places, and the event counts it. That writes the answer, too, but not when it
 * was given: no loop.
 */
export const onRsvpWritten = onDocumentWritten(
  { ...TRIGGER, document: 'events/{eventId}/rsvps/{uid}' },
  async ({ params: { eventId, uid }, data }) => {
    if (millisIn(data?.before, 'answeredAt') === millisIn(data?.after, 'answeredAt')) return;
    await runSteps([{ name: 'sync', run: () => syncRsvps(eventId, [uid]) }], { eventId, uid });
  },
);
