import type { User } from '@/domain/entities/user';
import { log } from '../platform/log';
import type { Letter } from './message';
import { isLasting } from './send';
import { sendOnce } from './send-once';

/**
 * Sends a mail as a step of a trigger, once per key: a failure that may pass is the platform's to repeat, slower and
 * slower and for a day at most, and nobody can make it try more. One that won't is logged and ends here.
 */
export async function sendAsStep(
  key: string,
  { uid, email }: Pick<User, 'uid' | 'email'>,
  letter: Letter,
): Promise<void> {
  try {
    await sendOnce(key, email, letter, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isLasting(error)) throw error;
    log.error('A mail was given up', error, { uid, key });
  }
}
