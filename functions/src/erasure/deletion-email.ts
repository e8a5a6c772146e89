import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { plainName } from '../mail/text';

/** Tells a parent that their account will be deleted, when, and how to keep it. */
export function deletionEmail({ firstName, dueAt }: { firstName: string; dueAt: Date }): Email {
  const name = plainName(firstName);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Etc/UTC' }).format(dueAt);
  return {
    subject: `Your ${brand.name} account will be deleted`,
    heading: name ? `Hello ${name},` : 'Hello,',
    blocks: [
      {
        kind: 'text',
        text: `You asked us to delete your account. It goes on ${day}, with all that is yours, and can't be brought back.`,
      },
      {
        kind: 'text',
        text: 'If you have changed your mind, or if it was not you, log in before then and press "Keep my account". If it was not you, change your password, too.',
      },
      { kind: 'button', label: 'Keep my account', href: siteLink('/account') },
    ],
    reason: 'You get this mail because somebody signed in to your account asked for its deletion.',
  };
}
