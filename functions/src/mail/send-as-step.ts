import type { User } from '@/domain/entities/user';
import { log } from '../platform/log';
import type { Email } from './email';
import { isPermanent } from './send';
import { sendOnce } from './send-once';

/**
 * Sends a mail as a step of a trigger, once per key: a failure that may pass is the platform's to repeat, slower and
 * slower and for a day at most, and nobody can make it try more. One that won't is logged and ends here.
 */
export async function sendAsStep(
  key: string,
  { uid, email: address }: Pick<User, 'uid' | 'email'>,
  email: Email,
): Promise<void> {
  try {
    await sendOnce(key, address, email, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    log.error('A mail was given up', error, { uid, key });
  }
}
