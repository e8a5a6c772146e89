import { createHmac, randomBytes } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { siteLink } from '../mail/config';
import { sha256 } from '../platform/hash';

/**
 * The key that addresses of calendar feeds are made with. To be declared in `secrets` by every function that tells one:
 * what is stored of a feed gives nobody its address without it.
 */
export const CALENDAR_KEY = defineSecret('CALENDAR_KEY');

/** What is stored of an address: what it is made of, and what it is recognised by. */
export interface AddressTraces {
  seed: string;
  secretHash: string;
}

/** What is hidden in the address of a feed: 256 bits, the same for a seed at any time. */
const secretOf = (seed: string): string =>
  createHmac('sha256', CALENDAR_KEY.value()).update(`calendar-feed ${seed}`).digest('base64url');

/** What a request names. Of another form it is none, and nothing is looked up. */
export const secretIn = (path: string): string | null =>
  /\/([A-Za-z0-9_-]{43})\.ics$/.exec(path)?.[1] ?? null;

/** A new address that nobody has, as it is stored. */
export function newAddress(): AddressTraces {
  const seed = randomBytes(32).toString('base64url');
  return { seed, secretHash: sha256(secretOf(seed)) };
}

/** The address of a feed; null where it was made with another key, with which nobody can tell it any more. */
export function addressOf({ seed, secretHash }: AddressTraces): string | null {
  const secret = secretOf(seed);
  return sha256(secret) === secretHash ? siteLink(`/api/calendar/${secret}.ics`) : null;
}
