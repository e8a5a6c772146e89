import { FieldValue } from 'firebase-admin/firestore';
import { submitFormSchema } from '@/domain/inputs/outreach';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { type RateLimit, requireRateLimits } from '../limits/rate-limits';
import { type VisitorMax, visitorLimits } from '../limits/visitors';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { clientNetwork } from '../platform/client-ip';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { formSubmission } from './form-submission';

/**
 * A school's office or a mobile network is one IP for many parents, so it gets more than an invite does. Each form is
 * read by a person: more than 500 a day nobody would.
 */
const MAX: VisitorMax = { visitor: 20, site: 60, all: 500 };
const emailLimit = (email: string): RateLimit => ({
  name: 'form-email',
  subject: mailboxOf(email),
  windows: [{ max: 5, ms: DAY_MS }],
});

/**
 * Keeps a form of the public pages for the admins (product §7.2), once per request id. A filled honeypot gets the
 * answer of a success and leaves nothing: a machine must not learn to do better.
 */
export const submitForm = callable(
  'submitForm',
  submitFormSchema,
  async (input, request): Promise<{ status: 'stored' }> => {
    if (input.website !== '') {
      log.info('A form of a machine was dropped', { form: input.form });
      return { status: 'stored' };
    }
    const at = await now();
    const limits = [...visitorLimits('form', clientNetwork(request), MAX), emailLimit(input.email)];
    await db.runTransaction(async (tx) => {
      const ref = db.doc(`formSubmissions/${input.requestId}`);
      if ((await tx.get(ref)).exists) return;
      const spend = await requireRateLimits(tx, limits, at);
      spend();
      tx.create(ref, { ...formSubmission(input), createdAt: FieldValue.serverTimestamp() });
    });
    return { status: 'stored' };
  },
);
