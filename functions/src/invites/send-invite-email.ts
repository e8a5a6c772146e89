import { HttpsError } from 'firebase-functions/v2/https';
import { type InviteResult, sendInviteSchema } from '@/domain/inputs/outreach';
import { SMTP_PASSWORD } from '../mail/config';
import { callable, requireUid } from '../platform/callable';
import { clientNetwork } from '../platform/client-ip';
import { log } from '../platform/log';
import { sendInterestedInvite } from './send-interested-invite';
import { sendMemberInvite } from './send-member-invite';

/** Invites a parent by mail (product §7.1): as a member to one's school, or as anybody to the product. */
export const sendInviteEmail = callable(
  'sendInviteEmail',
  sendInviteSchema,
  async (input, request): Promise<InviteResult> => {
    try {
      return 'templateKey' in input
        ? await sendInterestedInvite(clientNetwork(request), input)
        : await sendMemberInvite(requireUid(request), input);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      log.error('An invite was not sent', error, { uid: request.auth?.uid ?? null });
      throw new HttpsError('unavailable', 'The invite could not be sent.');
    }
  },
  { secrets: [SMTP_PASSWORD] },
);
