import { onRequest } from 'firebase-functions/v2/https';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { isNotificationKind } from '@/domain/notification-kinds';
import { log } from '../platform/log';
import { CALLABLE } from '../platform/options';
import { writeMailChoices } from './choices';
import type { Stoppable } from './links';
import { MAIL_KEY, uidOfMailToken } from './token';

/**
 * Stops one kind of mail, or digests, for mail programs with a button of their own, which post to the List-Unsubscribe address
 * (RFC 8058). Hosting leads /api/stop-mail here. A GET changes nothing: scanners open every link.
 */
export const stopMailByPost = onRequest(
  { ...CALLABLE, cors: false, secrets: [MAIL_KEY] },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').end();
      return;
    }
    try {
      const { token, about } = request.query;
      response.status((await stopMail(token, about)) ? 200 : 404).end();
    } catch (error) {
      log.error('A mail was not stopped', error);
      response.status(500).end();
    }
  },
);

/** @returns false for a token or a kind of mail that is none, and where the account is gone */
async function stopMail(token: unknown, about: unknown): Promise<boolean> {
  if (typeof token !== 'string' || !isStoppable(about)) return false;
  const uid = uidOfMailToken(token);
  return uid !== null && (await writeMailChoices(uid, (present) => without(present, about))) !== null;
}

const isStoppable = (about: unknown): about is Stoppable =>
  about === 'digest' || (typeof about === 'string' && isNotificationKind(about));

function without(present: MailChoices, about: Stoppable): MailChoices {
  const { kinds, digest } = present;
  if (about === 'digest')
    return digest.rhythm === 'never' ? present : { ...present, digest: { ...digest, rhythm: 'never' } };
  return kinds[about] === 'off' ? present : { ...present, kinds: { ...kinds, [about]: 'off' } };
}
