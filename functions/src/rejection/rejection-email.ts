import { askAgainEmail, type NoLongerListed } from '../mail/ask-again-email';
import type { Email } from '../mail/email';

/** Tells a parent that their request was declined, with the reviewer's words if there are any. */
export const rejectionEmail = (rejection: NoLongerListed): Email =>
  askAgainEmail(rejection, {
    subject: (school) => `Your request to join ${school}`,
    happened: (school) => `Your request to join ${school} was not approved this time.`,
    said: 'The reviewer wrote:',
    next: 'Any document you uploaded was deleted. You can ask again with another one.',
    button: 'Ask again',
    because: (school) => `You get this mail because you asked to join ${school}.`,
  });
