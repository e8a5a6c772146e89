import type { User } from '@/domain/entities/user';
import { log } from '../platform/log';
import type { Email } from './email';
import { isPermanent } from './send';
import { sendOnce } from './send-once';

/**
 * Sends a mail as a step of a trigger, once per key: a failure that may pass is the platform's to repeat, slower and
 * slower and for a day at most, and nobody can make it try more. One that won't is logged and ends here.
 * @returns false when it was given up
 */
export async function sendAsStep(
  key: string,
  { uid, email: address }: Pick<User, 'uid' | 'email'>,
  email: Email,
): Promise<boolean> {
  try {
    await sendOnce(key, address, email, Number.POSITIVE_INFINITY);
    return true;
  } catch (error) {
    if (!isPermanent(error)) throw error;
    log.error('A mail was given up', error, { uid, key });
    return false;
  }
}
