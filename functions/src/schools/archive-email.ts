import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { oneLine, plainName } from '../mail/text';

/** Tells a parent that their school has been archived, and what that means. */
export function archiveEmail({ firstName, schoolName }: { firstName: string; schoolName: string }): Email {
  const school = plainName(schoolName) || 'your school';
  const name = plainName(firstName);
  return {
    subject: `Your school ${oneLine(schoolName)} has been archived on ${brand.name}`.replace(/ {2,}/g, ' '),
    heading: name ? `Hello ${name},` : 'Hello,',
    blocks: [
      {
        kind: 'text',
        text: `An admin has archived ${school}. Its feed, groups, events and directory are closed: parents can neither read nor write there, and nobody can join.`,
      },
      {
        kind: 'text',
        text: 'Nothing was deleted. If the school comes back, so does your membership, with your groups and your invite code. Your account stays as it is, and you can take a copy of what is yours along at any time.',
      },
      { kind: 'button', label: 'Get a copy of my data', href: siteLink('/my-data') },
    ],
    reason: `You get this mail because you were a member of ${school}.`,
  };
}
