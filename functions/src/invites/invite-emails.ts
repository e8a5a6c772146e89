import { brand } from '@/brand';
import { invitePath } from '@/domain/inputs/outreach';
import { siteLink } from '../mail/config';
import type { Email } from '../mail/email';
import { oneLine, plainName } from '../mail/text';

/** The inviter in an invite by somebody who is not logged in (product §7.1). */
const STRANGER = 'A fellow parent';

const unsubscribeLinks = (token: string): Email['unsubscribe'] => ({
  words: 'No more invitations to this address',
  page: siteLink('/unsubscribe', { token }),
  oneClick: siteLink('/api/unsubscribe', { token }),
});

interface MemberInvite {
  inviterName: string;
  schoolName: string;
  code: string;
  token: string;
}

/** A member's invitation to their school. */
export function memberInviteEmail({ inviterName, schoolName, code, token }: MemberInvite): Email {
  const school = plainName(schoolName);
  const name = plainName(inviterName);
  const inviter = name || STRANGER;
  return {
    subject: `${oneLine(inviterName) || STRANGER} invites you to ${oneLine(schoolName)} on ${brand.name}`,
    heading: `Join the parents of ${school}`,
    blocks: [
      {
        kind: 'text',
        text: `${inviter} invites you to ${brand.name}, a private community for the parents of ${school}.`,
      },
      { kind: 'button', label: `Join ${school}`, href: siteLink(invitePath(code)) },
      { kind: 'text', text: `Or enter this invite code after signing up:\n${code}` },
    ],
    reason: `You get this mail because ${name || 'a fellow parent'} entered your address. It is used for this invitation and nothing else.`,
    unsubscribe: unsubscribeLinks(token),
  };
}

/** The invitation anyone may send from the waitlist page (template "interested"). */
export function interestedInviteEmail(token: string): Email {
  return {
    subject: `${STRANGER} thought of you: ${brand.name}`,
    heading: `A community for the parents of your school`,
    blocks: [
      {
        kind: 'text',
        text: `${STRANGER} would like to start a ${brand.name} community at your school: a private place for its parents to ask, share and stay informed.`,
      },
      { kind: 'text', text: 'It opens as soon as enough parents of the school are interested.' },
      { kind: 'button', label: 'See what it is', href: siteLink('/interest') },
    ],
    reason: 'You get this mail because somebody entered your address. We keep no copy of it.',
    unsubscribe: unsubscribeLinks(token),
  };
}
