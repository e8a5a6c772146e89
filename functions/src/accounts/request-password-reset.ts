import { Timestamp } from 'firebase-admin/firestore';
import { resetPasswordSchema } from '@/domain/inputs/account';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { type RateLimit, requireRateLimits } from '../limits/rate-limits';
import { visitorLimits } from '../limits/visitors';
import { db } from '../platform/app';
import { callable } from '../platform/callable';
import { clientNetwork } from '../platform/client-ip';
import { now } from '../platform/clock';

const perDay = (name: string, subject: string, max: number): RateLimit => ({
  name: `password-reset-${name}`,
  subject,
  windows: [{ max, ms: DAY_MS }],
});

/**
 * Takes the wish for a new password, whoever has it. What it answers, and how long that takes, is the same whether the
 * address has an account: a trigger looks for it and mails the link (mail-password-reset.ts).
 * @throws resource-exhausted after three wishes of one network for one mailbox in a day, ten of all networks for it,
 *   or sixty of one network in all
 */
export const requestPasswordReset = callable(
  'requestPasswordReset',
  resetPasswordSchema,
  async ({ email }, request): Promise<{ status: 'accepted' }> => {
    const network = clientNetwork(request);
    const mailbox = mailboxOf(email);
    const at = await now();
    await db.runTransaction(async (tx) => {
      const limits = [
        ...visitorLimits('password-reset', network, { visitor: 60, site: 180 }),
        // A stranger elsewhere does not use up all of a person's.
        perDay('here', `${network.site ?? network.visitor} ${mailbox}`, 3),
        perDay('mailbox', mailbox, 10),
      ];
      (await requireRateLimits(tx, limits, at))();
      tx.create(db.collection('_passwordResets').doc(), {
        email,
        expiresAt: Timestamp.fromMillis(at + DAY_MS),
      });
    });
    return { status: 'accepted' };
  },
);
