import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';

/** Tells somebody who decides that a child may be in danger. What was reported stays behind the login. */
export const dangerEmail = (caseId: string): Email => ({
  subject: `A danger to a child was reported on ${brand.name}`,
  heading: 'Please look at once',
  blocks: [
    {
      kind: 'text',
      text: 'Somebody reported a danger to a child. If a child is in danger now, call the emergency number first.',
    },
    { kind: 'button', label: 'See the report', href: siteLink(`/moderator/reports/${caseId}`) },
  ],
  reason: 'You get this mail because you decide about reports at a school.',
});
