import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Block, Letter } from '../mail/message';
import { oneLine, plainName, plainText } from '../mail/text';

/** Tells a parent that they no longer belong to a school, with the admin's words if there are any. */
export function removalLetter({
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
        { kind: 'text', text: 'The admin wrote:' },
        { kind: 'quote', text: words },
      ]
    : [];
  return {
    subject: `You are no longer a member of ${oneLine(schoolName) || 'your school'} on ${brand.name}`,
    heading: name ? `Hello ${name},` : 'Hello,',
    blocks: [
      { kind: 'text', text: `An admin ended your membership of ${school}. Your groups there ended with it.` },
      ...given,
      { kind: 'text', text: 'If you still belong to the school, you can ask to join again.' },
      { kind: 'button', label: 'Ask to join again', href: siteLink('/join-school') },
    ],
    reason: `You get this mail because you were a member of ${school}.`,
  };
}
