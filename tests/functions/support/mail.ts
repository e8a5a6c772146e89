import type { CaughtMessage } from '../../../scripts/mail/messages.ts';
import { eventually } from './eventually.ts';

/** All mails that reached an address, newest first. */
export async function mailsTo(address: string): Promise<CaughtMessage[]> {
  const response = await fetch(new URL('/messages', process.env.MAIL_URL));
  const messages = (await response.json()) as CaughtMessage[];
  return messages.filter(({ to }) => to.includes(address));
}

/** The newest mail to an address, once it is there. */
export const mailTo = (address: string): Promise<CaughtMessage> =>
  eventually(async () => {
    const [newest] = await mailsTo(address);
    if (!newest) throw new Error('No mail has arrived.');
    return newest;
  });
