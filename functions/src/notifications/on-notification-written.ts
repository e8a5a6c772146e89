import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { SMTP_PASSWORD } from '../mail/config';
import { hasMailKey, MAIL_KEY } from '../mail-choices/token';
import { mailNotification } from '../notify-mail/mail-notification';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { claimNotification } from '../push/claim';
import { PUSH_PRIVATE_KEY, type Sender, sender } from '../push/config';
import { sendClaimed } from '../push/send-claimed';

/**
 * A notification came, became news anew, was read or went: its receiver's devices ring and a mail goes where they are to. The present
 * state decides, not the event; each version rings and is mailed once. Nothing here writes notifications: no loop.
 */
export const onNotificationWritten = onDocumentWritten(
  {
    ...{ ...TRIGGER, document: 'notifications/{notificationId}' },
    secrets: [PUSH_PRIVATE_KEY, MAIL_KEY, SMTP_PASSWORD],
  },
  async ({ data, params: { notificationId } }) => {
    const after = data?.after;
    // Most events end here: what is marked as read, and what no device rings for and no mail tells.
    if (!after?.exists || after.get('read') === true) return;
    const keys = after.get('pushAt') ? sender() : null;
    const isMailed = after.get('mail') === 'now' && hasMailKey();
    // Each by itself: what fails in one of them is no matter of the other, nor does it come again by that.
    await runSteps(
      [...(keys ? [pushStep(notificationId, keys)] : []), ...(isMailed ? [mailStep(notificationId)] : [])],
      { notificationId },
    );
  },
);

const pushStep = (id: string, keys: Sender): Step => ({
  name: 'push',
  run: async () => {
    const claim = await claimNotification(id, await now());
    if (claim) await sendClaimed(claim, keys);
  },
});

const mailStep = (id: string): Step => ({
  name: 'mail',
  run: async () => mailNotification(id, await now()),
});
