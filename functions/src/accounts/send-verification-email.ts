import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { SMTP_PASSWORD } from '../mail/config';
import { callable, requireUid } from '../platform/callable';
import { log } from '../platform/log';
import { mailVerificationAgain } from './mail-verification';

/**
 * Mails the link by which the caller's address is confirmed once more.
 * @throws resource-exhausted after three mails in a day, unavailable when the mail server took none
 */
export const sendVerificationEmail = callable(
  'sendVerificationEmail',
  v.object({}),
  async (_input, request): Promise<{ status: 'sent' | 'confirmed' }> => {
    const uid = requireUid(request);
    try {
      return { status: (await mailVerificationAgain(uid)) ? 'sent' : 'confirmed' };
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      log.error('A verification mail was not sent', error, { uid });
      throw new HttpsError('unavailable', 'The mail was not sent.');
    }
  },
  { secrets: [SMTP_PASSWORD] },
);
