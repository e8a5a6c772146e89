import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Block, Letter } from '../mail/message';
import { oneLine, plainName, plainText } from '../mail/text';

/** Tells a parent that their request was declined, with the reviewer's words if there are any. */
export function rejectionLetter({
  firstName,
  schoolName,
  reason,
}: {
  firstName: string;
  schoolName: string;
  reason: string | null;
}): Letter {
  const school = plainName(schoolName) || 'your school';
  const name = plainName(firstName);
  const words = plainText(reason ?? '');
  const given: Block[] = words
    ? [
        { kind: 'text', text: 'The reviewer wrote:' },
        { kind: 'quote', text: words },
      ]
    : [];
  return {
    subject: `Your request to join ${oneLine(schoolName) || 'your school'} on ${brand.name}`,
    heading: name ? `Hello ${name},` : 'Hello,',
    blocks: [
      { kind: 'text', text: `Your request to join ${school} was not approved this time.` },
      ...given,
      { kind: 'text', text: 'Any document you uploaded was deleted. You can ask again with another one.' },
      { kind: 'button', label: 'Ask again', href: siteLink('/join-school') },
    ],
    reason: `You get this mail because you asked to join ${school}.`,
  };
}
