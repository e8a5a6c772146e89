import { createECDH } from 'node:crypto';
import { kept } from './kept.ts';

/** By what push services know us (VAPID, RFC 8292): the app has the public half, the functions the private one. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A new pair, as browsers and push services write them. */
export function newPushKeys(): PushKeys {
  for (;;) {
    const ecdh = createECDH('prime256v1');
    const publicKey = ecdh.generateKeys('base64url');
    const privateKey = ecdh.getPrivateKey('base64url');
    // One of 256 begins with nothing, and is written shorter.
    if (privateKey.length === 43) return { publicKey, privateKey };
  }
}

/** The pair of a local stack, made once: browsers that were registered stay so across restarts. */
export const localPushKeys = (offset: number): PushKeys => kept(offset, 'push-keys.json', newPushKeys);
