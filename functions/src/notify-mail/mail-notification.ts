import { sendMail, wasNotTaken } from '../mail/send';
import { hasConfirmedAddress } from '../platform/accounts';
import { log } from '../platform/log';
import { type Claimed, claimMail } from './claim';
import { noteOutcome } from './mark';
import { notificationEmail } from './notification-email';

/**
 * Mails a notification to its receiver, once as it is news now, where it is still wanted at this moment.
 * @throws where the mail server has not taken it and may later: the platform tries again, slower and slower
 */
export async function mailNotification(id: string, at: number): Promise<void> {
  const claimed = await claimMail(id, at);
  if (claimed) await send(claimed);
}

async function send({ mark, receiver, notification, schoolName }: Claimed): Promise<void> {
  let hasBegun = false;
  try {
    // A stranger's inbox is not ours to fill.
    if (await hasConfirmedAddress(receiver)) {
      hasBegun = true;
      await sendMail(receiver.email, notificationEmail(notification, schoolName));
    }
  } catch (error) {
    const isOpen = !hasBegun || wasNotTaken(error);
    await noteOutcome(mark, isOpen ? 'open' : 'given-up');
    if (isOpen) throw error;
    log.error('The mail of a notification was given up', error, { uid: receiver.uid });
    return;
  }
  await noteOutcome(mark, hasBegun ? 'sent' : 'given-up');
}
