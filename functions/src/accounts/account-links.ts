import { HttpsError } from 'firebase-functions/v2/https';
import { accountLinkSchema } from '@/domain/inputs/account';
import { SMTP_PASSWORD } from '../mail/config';
import { callable } from '../platform/callable';
import { type AccountLink, readAccountLink } from './account-link';
import { agreeToAddressChange, isAddressChanged } from './address-change';
import { confirmAddress } from './confirm-address';

interface AccountLinkInfo {
  kind: AccountLink['kind'];
  email: string;
  /** The address that the account is to have; null where it keeps its own. */
  to: string | null;
  /** The account has that address already, and everything that goes with it. */
  isDone: boolean;
}

const notValid = () => new HttpsError('not-found', 'This link is not valid.');

/** Says what a link of a mail is for, and changes nothing: scanners open every link. */
export const checkAccountLink = callable(
  'checkAccountLink',
  accountLinkSchema,
  async ({ token }): Promise<AccountLinkInfo> => {
    const link = await readAccountLink(token);
    if (!link) throw notValid();
    const { kind, email } = link;
    if (!('changeId' in link)) return { kind, email, to: null, isDone: false };
    return { kind, email, to: link.to, isDone: await isAddressChanged(link) };
  },
);

/** Does what a link of a mail is for. Called by the page behind it, after a press; whoever has the link may. */
export const followAccountLink = callable(
  'followAccountLink',
  accountLinkSchema,
  async ({ token }): Promise<{ status: 'done' | 'waiting' }> => {
    const link = await readAccountLink(token);
    if (!link) throw notValid();
    const status = await follow(link);
    if (!status) throw notValid();
    return { status };
  },
  { secrets: [SMTP_PASSWORD] },
);

/** `waiting` when another address has to agree, too; null for a link that can't be followed any more. */
async function follow(link: AccountLink): Promise<'done' | 'waiting' | null> {
  if (link.kind === 'leave-address' || link.kind === 'take-address') return agreeToAddressChange(link);
  // It takes the password: setNewPassword.
  if (link.kind === 'new-password') return null;
  return (await confirmAddress(link.uid, link.email)) ? 'done' : null;
}
