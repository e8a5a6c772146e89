import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { followSettings } from './claim';

/**
 * Somebody has chosen when they want a digest, or anything else of how they are told: it is due by that from now on.
 * The present state decides, not the event. Nothing here writes settings: no loop.
 */
export const onNotificationSettingsWritten = onDocumentWritten(
  { ...TRIGGER, document: 'users/{uid}/settings/notifications' },
  async ({ params: { uid } }) => {
    const follow = async () => followSettings(uid, new Date(await now()));
    await runSteps([{ name: 'digest', run: follow }], { uid });
  },
);
