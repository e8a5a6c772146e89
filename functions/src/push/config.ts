import { createECDH } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { brand } from '@/brand';
import { siteLink } from '../mail/config';

/**
 * The key by which push services know us (VAPID, RFC 8292). To be declared in `secrets` by every function that sends to
 * devices. The app has its other half in VITE_PUSH_PUBLIC_KEY; `npm run push:keys` prints both.
 */
export const PUSH_PRIVATE_KEY = defineSecret('PUSH_PRIVATE_KEY');

/** Who sends, as push services want to know it. */
export interface Sender {
  /** An address by which their operators reach ours. */
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** Nobody else's: services ask for an address, and on this machine none of them does. */
const LOCAL_SUBJECT = `mailto:hello@${brand.name.toLowerCase()}.test`;

/** Who sends; null where no key is set up, and nothing is sent. */
export function sender(): Sender | null {
  const privateKey = PUSH_PRIVATE_KEY.value();
  // "none" stands for no secret, as a secret can't be empty.
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return null;
  const site = siteLink('/');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return {
    subject: site.startsWith('https:') ? site : LOCAL_SUBJECT,
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey,
  };
}
