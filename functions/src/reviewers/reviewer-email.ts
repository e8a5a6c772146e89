import { brand } from '@/brand';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';

/** Tells a reviewer how many parents wait. Who they are stays behind the login. */
export function reviewerEmail(waiting: number): Email {
  const what = waiting === 1 ? 'A parent asks to join' : `${waiting} parents ask to join`;
  return {
    subject: `${what} on ${brand.name}`,
    heading: what,
    blocks: [
      {
        kind: 'text',
        text: `${waiting === 1 ? 'The request waits' : 'The requests wait'} for your decision. We tell parents that it normally takes about an hour.`,
      },
      { kind: 'button', label: 'See who asks', href: siteLink('/admin/pending-requests') },
    ],
    reason: 'You get this mail, at most once an hour, because you review requests to join.',
  };
}
