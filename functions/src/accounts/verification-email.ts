import { brand } from '@/brand';
import type { Email } from '../mail/email';

/** Asks whoever reads this address whether it is theirs. Nothing in it is of the account's owner, who may be a stranger. */
export const verificationEmail = (href: string): Email => ({
  subject: `Confirm your address for ${brand.name}`,
  heading: 'Is this your address?',
  blocks: [
    {
      kind: 'text',
      text: `An account at ${brand.name} was made with this address. If it is yours, please confirm it.`,
    },
    { kind: 'button', label: 'Confirm my address', href },
    {
      kind: 'text',
      text: 'The link works for three days. If you made no account, do nothing: the address stays unconfirmed.',
    },
  ],
  reason: `You get this mail because somebody, probably you, signed up at ${brand.name} with your address.`,
});
