import { HttpsError } from 'firebase-functions/v2/https';
import { setNewPasswordSchema } from '@/domain/inputs/password';
import { isPersonalPassword } from '@/domain/password';
import { SMTP_PASSWORD } from '../mail/config';
import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import { auth } from '../platform/app';
import { callable } from '../platform/callable';
import { sha256 } from '../platform/hash';
import { log } from '../platform/log';
import { type AccountLink, endAccountLinks, readAccountLink, reviveAccountLink } from './account-link';
import { addressChangeRef } from './address-change';
import { addressOf, confirmAddress } from './confirm-address';
import { passwordChangedEmail } from './password-emails';

const notValid = () => new HttpsError('not-found', 'This link is not valid.');
const weak = () =>
  new HttpsError('invalid-argument', 'This password is easy to guess.', { reason: 'weak-password' });

/**
 * Sets the password of the account that a link was mailed for, once, and ends all its sign-ins and other such links.
 * Whoever has the link reads the mails of the address, which is thereby confirmed, too.
 * @throws not-found for a link that is none, was used, is too old, or went to a former address; invalid-argument with
 *   the reason for a password that is the owner's name or address, or against the server's policy
 */
export const setNewPassword = callable(
  'setNewPassword',
  setNewPasswordSchema,
  async ({ token, password }): Promise<{ status: 'changed' }> => {
    const link = await readAccountLink(token);
    if (link?.kind !== 'new-password' || (await addressOf(link.uid)) !== link.email) throw notValid();
    const { firstName = '', lastName = '' } = (await readUser(link.uid)) ?? {};
    if (isPersonalPassword(password, { firstName, lastName, email: link.email })) throw weak();
    if (!(await endAccountLinks(token, link))) throw notValid();
    await setPassword(token, link, password);
    await auth().revokeRefreshTokens(link.uid);
    // Whoever knew the old one may have asked for another address with it.
    await addressChangeRef(link.uid).delete();
    await confirmAddress(link.uid, link.email);
    await tellOwner(token, link);
    return { status: 'changed' };
  },
  { secrets: [SMTP_PASSWORD] },
);

async function setPassword(token: string, link: AccountLink, password: string): Promise<void> {
  try {
    await auth().updateUser(link.uid, { password });
  } catch (error) {
    await reviveAccountLink(token, link);
    const { code } = error as { code?: unknown };
    if (code === 'auth/invalid-password' || code === 'auth/password-does-not-meet-requirements') throw weak();
    throw error;
  }
}

/** The password holds, whatever becomes of the mail. */
async function tellOwner(token: string, { uid, email }: AccountLink): Promise<void> {
  try {
    await sendAsStep(`password-changed_${sha256(token)}`, { uid, email }, passwordChangedEmail());
  } catch (error) {
    log.error('The owner of a new password was not told', error, { uid });
  }
}
