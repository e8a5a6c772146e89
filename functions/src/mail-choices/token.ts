import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { isDocumentId } from '../platform/document-id';

/**
 * The key behind the links in mails, by which their receivers choose without logging in. To be declared in `secrets` by every
 * function that makes such links or takes them.
 */
export const MAIL_KEY = defineSecret('MAIL_KEY');

/** What it takes to be a key: "none" stands for no secret, as a secret can't be empty, and anybody could sign by it. */
const LEAST_KEY = 32;

/** Whether links can be made. Without them nobody could stop mails, so none is sent that can be stopped. */
export const hasMailKey = (): boolean => MAIL_KEY.value().length >= LEAST_KEY;

const signatureOf = (account: string): Buffer =>
  createHmac('sha256', MAIL_KEY.value()).update(`mail-choices ${account}`).digest();

/**
 * The token of an account: who it is, and a signature (HMAC-SHA256). It holds for as long as the account does, as mails are
 * kept for years, and is good for nothing but choosing what comes by mail.
 */
export function mailTokenOf(uid: string): string {
  if (!hasMailKey()) throw new Error('MAIL_KEY is missing.');
  const account = Buffer.from(uid).toString('base64url');
  return `${account}.${signatureOf(account).toString('base64url')}`;
}

/** Whose token it is; null for one that we have not made. */
export function uidOfMailToken(token: string): string | null {
  const [account = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (!hasMailKey() || given.length !== 32 || !timingSafeEqual(given, signatureOf(account))) return null;
  const uid = Buffer.from(account, 'base64url').toString();
  return isDocumentId(uid) ? uid : null;
}
