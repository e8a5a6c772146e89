import { createHash } from 'node:crypto';

/** SHA-256 in hex. For ids made of an address or the like, which must not be readable in them. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
