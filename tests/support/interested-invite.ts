import { randomUUID } from 'node:crypto';
import type { InterestedInviteInput } from '../../src/domain/inputs/outreach.ts';

/** What the waitlist's form sends to invite another parent (product §7.1); a new request every time. */
export const interestedInvite = (recipientEmail: string): InterestedInviteInput => ({
  recipientEmail,
  schoolName: 'Schoolgate',
  inviteCode: null,
  inviterName: 'A fellow parent',
  templateKey: 'interested',
  requestId: randomUUID(),
});
