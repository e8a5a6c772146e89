import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';

const BECAUSE = `You get this mail because you have an account at ${brand.name} with this address.`;

/** The link to a new password, for whoever reads the account's mails. */
export const newPasswordEmail = (href: string): Email => ({
  subject: `Reset your password for ${brand.name}`,
  heading: 'Choose a new password',
  blocks: [
    { kind: 'text', text: 'Somebody, probably you, has forgotten the password of your account.' },
    { kind: 'button', label: 'Choose a new password', href },
    {
      kind: 'text',
      text: 'The link works once, for an hour. If it was not you, do nothing: your password stays as it is.',
    },
  ],
  reason: BECAUSE,
});

/** Tells whoever comes with Google that there is no password to forget. */
export const noPasswordEmail = (): Email => ({
  subject: `Reset your password for ${brand.name}`,
  heading: 'You log in with Google',
  blocks: [
    {
      kind: 'text',
      text: 'Somebody, probably you, has forgotten the password of your account. It has none: you log in with Google.',
    },
    { kind: 'button', label: 'Log in', href: siteLink('/login') },
  ],
  reason: BECAUSE,
});

/** Tells the owner of an account that its password is another one, and where there is help. */
export const passwordChangedEmail = (): Email => ({
  subject: `Your ${brand.name} account has a new password`,
  heading: 'Your password was changed',
  blocks: [
    {
      kind: 'text',
      text: 'A link in a mail to you was used to choose a new password, and your account is logged out everywhere. If it was not you, somebody else reads your mails: write to us at once.',
    },
    { kind: 'button', label: 'Write to us', href: siteLink('/contact') },
  ],
  reason: BECAUSE,
});
