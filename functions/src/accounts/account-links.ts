import { HttpsError } from 'firebase-functions/v2/https';
import { accountLinkSchema } from '@/domain/inputs/account';
import { callable } from '../platform/callable';
import { type AccountLink, readAccountLink } from './account-link';
import { confirmAddress } from './confirm-address';

type AccountLinkInfo = Pick<AccountLink, 'kind' | 'email'>;

const notValid = () => new HttpsError('not-found', 'This link is not valid.');

/** Says what a link of a mail is for, and changes nothing: scanners open every link. */
export const checkAccountLink = callable(
  'checkAccountLink',
  accountLinkSchema,
  async ({ token }): Promise<AccountLinkInfo> => {
    const link = await readAccountLink(token);
    if (!link) throw notValid();
    return { kind: link.kind, email: link.email };
  },
);

/** Does what a link of a mail is for. Called by the page behind it, after a press; whoever has the link may. */
export const followAccountLink = callable(
  'followAccountLink',
  accountLinkSchema,
  async ({ token }): Promise<AccountLinkInfo> => {
    const link = await readAccountLink(token);
    if (!link || !(await confirmAddress(link.uid, link.email))) throw notValid();
    return { kind: link.kind, email: link.email };
  },
);
