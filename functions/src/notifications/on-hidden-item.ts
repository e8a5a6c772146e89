import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { leaveNotifications } from './leave-notifications';

/**
 * Somebody has blocked another: what they were told of them goes, and what tells of several goes on without them. What they
 * hide otherwise is out of their feed alone. Nothing here writes what is hidden: no loop.
 */
export const onHiddenItemCreated = onDocumentCreated(
  { ...TRIGGER, document: 'users/{uid}/hiddenItems/{itemId}' },
  async ({ params: { uid, itemId } }) => {
    const [, targetId] = /^blocked_(.+)$/s.exec(itemId) ?? [];
    if (!isDocumentId(targetId)) return;
    const told = db.collection('notifications').where('userId', '==', uid);
    const step: Step = { name: 'notifications', run: () => leaveNotifications(told, targetId) };
    await runSteps([step], { uid });
  },
);
