import { askAgainEmail, type NoLongerListed } from '../mail/ask-again-email';
import type { Email } from '../mail/email';

/** Tells a parent that they no longer belong to a school, with the words of who decided so if there are any. */
export const removalEmail = (removal: NoLongerListed): Email =>
  askAgainEmail(removal, {
    subject: (school) => `You are no longer a member of ${school}`,
    happened: (school) => `Your membership of ${school} was ended. Your groups there ended with it.`,
    said: 'The reason given:',
    next: 'If you still belong to the school, you can ask to join again.',
    button: 'Ask to join again',
    because: (school) => `You get this mail because you were a member of ${school}.`,
  });
