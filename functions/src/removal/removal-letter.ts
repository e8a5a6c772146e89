import { askAgainLetter, type NoLongerListed } from '../mail/ask-again-letter';
import type { Letter } from '../mail/message';

/** Tells a parent that they no longer belong to a school, with the admin's words if there are any. */
export const removalLetter = (removal: NoLongerListed): Letter =>
  askAgainLetter(removal, {
    subject: (school) => `You are no longer a member of ${school}`,
    happened: (school) => `An admin ended your membership of ${school}. Your groups there ended with it.`,
    said: 'The admin wrote:',
    next: 'If you still belong to the school, you can ask to join again.',
    button: 'Ask to join again',
    because: (school) => `You get this mail because you were a member of ${school}.`,
  });
