import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';

/**
 * What stands for people whose accounts are gone in records that must be kept. To be declared in `secrets` by every
 * function that erases. Without the key nobody can find out whose a pseudonym is by trying out uids.
 */
export const PSEUDONYM_KEY = defineSecret('PSEUDONYM_KEY');

/** The same for each account, everywhere, and of the form of an id. */
export const pseudonymOf = (uid: string): string =>
  `former-${createHmac('sha256', PSEUDONYM_KEY.value()).update(uid).digest('hex').slice(0, 32)}`;
