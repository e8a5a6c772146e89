import type { Transaction } from 'firebase-admin/firestore';
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
import { endDevices } from '../push/end-devices';
import { type AccountLink, endAccountLinks, readAccountLink, reviveAccountLink } from './account-link';
import { addressChangeRef } from './address-change';
import { addressOf, confirmAddress } from './confirm-address';
import { withoutOthersThan } from './other-sign-ins';
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
    // Whoever knew the old one may have asked for another address with it: that ends before the new one is there.
    const endWish = (tx: Transaction) => tx.delete(addressChangeRef(link.uid));
    if (!(await endAccountLinks(token, link, endWish))) throw notValid();
    await setPassword(token, link, password);
    await attempt(link, 'The sign-ins of a new password were not ended', () =>
      auth().revokeRefreshTokens(link.uid),
    );
    await attempt(link, 'The devices of a new password were not ended', () => endDevices(link.uid));
    await attempt(link, 'The address of a new password was not confirmed', () =>
      confirmAddress(link.uid, link.email),
    );
    await attempt(link, 'The owner of a new password was not told', () => tellOwner(token, link));
    return { status: 'changed' };
  },
  { secrets: [SMTP_PASSWORD] },
);

async function setPassword(token: string, link: AccountLink, password: string): Promise<void> {
  try {
    const { users } = await auth().getUsers([{ uid: link.uid }]);
    await auth().updateUser(link.uid, { password, ...withoutOthersThan(link.email, users[0]) });
  } catch (error) {
    await reviveAccountLink(token, link);
    const { code } = error as { code?: unknown };
    if (code === 'auth/invalid-password' || code === 'auth/password-does-not-meet-requirements') throw weak();
    throw error;
  }
}

const tellOwner = (token: string, { uid, email }: AccountLink) =>
  sendAsStep(`password-changed_${sha256(token)}`, { uid, email }, passwordChangedEmail());

/**
 * Does what follows a new password. That holds, whatever becomes of the rest: its link has ended, so a failure told to
 * its owner would only send them for another.
 */
async function attempt({ uid }: AccountLink, failure: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error(failure, error, { uid });
  }
}
