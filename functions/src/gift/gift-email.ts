import { brand, giftRetailers } from '@/brand';
import { REFERRAL_THRESHOLD, REWARD_DOLLARS } from '@/domain/limits';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { plainName } from '../mail/text';

/** Tells a parent that the gift card they earned by inviting others has been sent. */
export function giftEmail(firstName: string): Email {
  const name = plainName(firstName);
  return {
    subject: `Your ${REWARD_DOLLARS} dollar gift card has been sent`,
    heading: name ? `Thank you, ${name}!` : 'Thank you!',
    blocks: [
      {
        kind: 'text',
        text: `${REFERRAL_THRESHOLD} parents have joined ${brand.name} with your link. Your ${REWARD_DOLLARS} dollar gift card has been sent. It is from ${giftRetailers.join(' or ')}.`,
      },
      { kind: 'text', text: 'If it has not reached you in a few days, write to us.' },
      { kind: 'button', label: 'Contact us', href: siteLink('/contact') },
    ],
    reason: 'You get this mail because you invited parents who have joined.',
  };
}
