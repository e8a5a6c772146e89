import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { oneLine, plainName } from '../mail/text';

/** Tells a parent that they are in. */
export function approvalEmail({ firstName, schoolName }: { firstName: string; schoolName: string }): Email {
  const school = plainName(schoolName) || 'your school';
  const name = plainName(firstName);
  return {
    subject: `You’re in: welcome to ${oneLine(schoolName) || 'your school'} on ${brand.name}`,
    heading: name ? `Welcome, ${name}!` : 'Welcome!',
    blocks: [
      { kind: 'text', text: `Your request to join ${school} was approved.` },
      {
        kind: 'text',
        text: 'You can now read and write in the school feed, find other parents and see what is coming up.',
      },
      { kind: 'button', label: 'Open your dashboard', href: siteLink('/dashboard') },
    ],
    reason: `You get this mail because you asked to join ${school}.`,
  };
}
