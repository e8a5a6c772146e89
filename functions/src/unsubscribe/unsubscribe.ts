import { HttpsError, onRequest } from 'firebase-functions/v2/https';
import { unsubscribeSchema } from '@/domain/inputs/outreach';
import { callable } from '../platform/callable';
import { log } from '../platform/log';
import { CALLABLE } from '../platform/options';
import { stopInvites } from './address';

/** Stops invites to the address whose mail carried this token. Called by the page behind the link in the mail. */
export const unsubscribe = callable(
  'unsubscribe',
  unsubscribeSchema,
  async ({ token }): Promise<{ status: 'unsubscribed' }> => {
    if (!(await stopInvites(token))) throw new HttpsError('not-found', 'This link is not valid.');
    return { status: 'unsubscribed' };
  },
);

/**
 * The same for mail programs with a button of their own, which post to the List-Unsubscribe address (RFC 8058).
 * Hosting leads /api/unsubscribe here. A GET changes nothing: scanners open every link.
 */
export const unsubscribeByPost = onRequest({ ...CALLABLE, cors: false }, async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
    return;
  }
  try {
    const { token } = request.query;
    const done = typeof token === 'string' && (await stopInvites(token));
    response.status(done ? 200 : 404).end();
  } catch (error) {
    log.error('An unsubscribe failed', error);
    response.status(500).end();
  }
});
