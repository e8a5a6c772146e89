import { createHmac } from 'node:crypto';
import { localMailKey } from '../../scripts/local/mail-key.ts';

/** The token in the links of mails to an account, as the functions of the stack at an offset make it. */
export function mailTokenFor(uid: string, offset: number): string {
  const account = Buffer.from(uid).toString('base64url');
  const signature = createHmac('sha256', localMailKey(offset)).update(`mail-choices ${account}`);
  return `${account}.${signature.digest('base64url')}`;
}
