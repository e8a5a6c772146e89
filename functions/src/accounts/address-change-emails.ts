import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';

const BECAUSE = `You get this mail because you have an account at ${brand.name} with this address.`;
const ENDS = 'The link works for three days.';

/** Asks the present address whether its account may have another one, which is the account's owner's own words. */
export const leaveAddressEmail = (href: string): Email => ({
  subject: `Another address for your ${brand.name} account?`,
  heading: 'Do you want another address?',
  blocks: [
    { kind: 'text', text: 'Somebody who is logged in to your account wants another address for it.' },
    { kind: 'button', label: 'Look at the change', href },
    {
      kind: 'text',
      text: `${ENDS} If it was not you, do nothing, and choose a new password: your address stays as it is.`,
    },
  ],
  reason: BECAUSE,
});

/** Asks the new address whether it is theirs. Nothing in it is of the account's owner, who may be a stranger. */
export const takeAddressEmail = (href: string): Email => ({
  subject: `Confirm your new address for ${brand.name}`,
  heading: 'Is this your address?',
  blocks: [
    {
      kind: 'text',
      text: `An account at ${brand.name} is to have this address. If it is yours, please confirm it.`,
    },
    { kind: 'button', label: 'Confirm my address', href },
    { kind: 'text', text: `${ENDS} If you know nothing of it, do nothing.` },
  ],
  reason: `You get this mail because somebody, probably you, entered your address at ${brand.name}.`,
});

/** Tells an address that has an account already. The one who asked is not told. */
export const addressTakenEmail = (): Email => ({
  subject: `You have an account at ${brand.name} already`,
  heading: 'This address has an account',
  blocks: [
    {
      kind: 'text',
      text: `Somebody, probably you, wants to use this address for another account at ${brand.name}. An address can have one account only, so nothing was changed.`,
    },
    { kind: 'button', label: 'Log in', href: siteLink('/login') },
  ],
  reason: BECAUSE,
});

/** Tells the former address that it is one, and where there is help. */
export const addressChangedEmail = (): Email => ({
  subject: `Your ${brand.name} account has another address`,
  heading: 'Your address was changed',
  blocks: [
    {
      kind: 'text',
      text: 'Your account has another address now, as both addresses agreed, and is logged out everywhere. A Google account of this address opens it no more. If it was not you, write to us at once.',
    },
    { kind: 'button', label: 'Write to us', href: siteLink('/contact') },
  ],
  reason: `You get this mail because your account at ${brand.name} had this address.`,
});
