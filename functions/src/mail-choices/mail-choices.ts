import { HttpsError } from 'firebase-functions/v2/https';
import {
  changeMailChoicesSchema,
  getMailChoicesSchema,
  type MailChoices,
} from '@/domain/inputs/mail-choices';
import { callable } from '../platform/callable';
import { readMailChoices, writeMailChoices } from './choices';
import { MAIL_KEY, uidOfMailToken } from './token';

/**
 * What comes by mail to whoever got the mail that this token was in. Called without logging in, by the page behind its link, and
 * says nothing about whose account it is.
 * @throws not-found for a token that is none, and where the account is gone
 */
export const getMailChoices = callable(
  'getMailChoices',
  getMailChoicesSchema,
  async ({ token }) => found(await forOwner(token, readMailChoices)),
  { secrets: [MAIL_KEY] },
);

/**
 * Stores what is to come by mail, and nothing else: a token opens no other choice of its account.
 * @throws not-found as getMailChoices
 */
export const changeMailChoices = callable(
  'changeMailChoices',
  changeMailChoicesSchema,
  async ({ token, choices }) => found(await forOwner(token, (uid) => writeMailChoices(uid, () => choices))),
  { secrets: [MAIL_KEY] },
);

async function forOwner(
  token: string,
  act: (uid: string) => Promise<MailChoices | null>,
): Promise<MailChoices | null> {
  const uid = uidOfMailToken(token);
  return uid === null ? null : act(uid);
}

function found(choices: MailChoices | null): MailChoices {
  if (!choices) throw new HttpsError('not-found', 'This link is not valid.');
  return choices;
}
