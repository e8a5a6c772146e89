import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncRsvps } from './sync-rsvps';

/** When an answer was given, in milliseconds. */
function answeredAt(rsvp: DocumentSnapshot | undefined): number | null {
  const at: unknown = rsvp?.get('answeredAt');
  return at instanceof Timestamp ? at.toMillis() : null;
}

/**
 * An answer came, changed or went: it gets its places, and the event counts it. That writes the answer, too, but not when it
 * was given: no loop.
 */
export const onRsvpWritten = onDocumentWritten(
  { ...TRIGGER, document: 'events/{eventId}/rsvps/{uid}' },
  async ({ params: { eventId, uid }, data }) => {
    const [before, after] = [answeredAt(data?.before), answeredAt(data?.after)];
    if (before === after) return;
    await runSteps([{ name: 'sync', run: () => syncRsvps(eventId, [uid]) }], { eventId, uid });
  },
);
