import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { deleteRemainsOfGone } from './list-remains';
import { reviewClaims } from './review-claims';
import { syncEventList } from './sync-event-list';

/**
 * A sign-up list came or went. Of one that is back all claims are looked at anew; one of an event that has moved or gone
 * meanwhile follows it. With one that is gone for good go its claims. Other changes need nothing: no loop.
 */
export const onSignUpListWritten = onDocumentWritten(
  { ...TRIGGER, document: 'signUpLists/{listId}' },
  async ({ params: { listId }, data }) => {
    if (data?.before.exists === data?.after.exists) return;
    const eventId: unknown = data?.after.get('eventId');
    const steps: Step[] = data?.after.exists
      ? [{ name: 'review', run: () => reviewClaims(listId) }]
      : [{ name: 'remains', run: () => deleteRemainsOfGone(listId) }];
    if (typeof eventId === 'string') steps.push({ name: 'event', run: () => syncEventList(eventId) });
    await runSteps(steps, { listId });
  },
);
