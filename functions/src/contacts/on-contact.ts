import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncContactNotification } from './contact-notification';

/** Somebody asks for contact details, or no longer does: who is asked is told. Nothing here writes requests: no loop. */
export const onContactRequest = onDocumentWritten(
  { ...TRIGGER, document: 'contactRequests/{requestId}' },
  async (event) => {
    const { requestId } = event.params;
    const [actorId, userId] = requestId.split('_');
    if (!isDocumentId(actorId) || !isDocumentId(userId)) return;
    const cause = db.doc(`contactRequests/${requestId}`);
    const run = () => syncContactNotification({ type: 'contact-request', userId, actorId, cause });
    await runSteps([{ name: 'notification', run }], { requestId });
  },
);

/** Somebody has given their contact details, or taken them back: who has them is told. */
export const onContactShare = onDocumentWritten(
  { ...TRIGGER, document: 'contactShares/{shareId}' },
  async (event) => {
    const { shareId } = event.params;
    const [actorId, userId] = shareId.split('_');
    if (!isDocumentId(actorId) || !isDocumentId(userId)) return;
    const cause = db.doc(`contactShares/${shareId}`);
    const run = () => syncContactNotification({ type: 'contact-shared', userId, actorId, cause });
    await runSteps([{ name: 'notification', run }], { shareId });
  },
);
