import { isPermanent, sendMail } from '../mail/send';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { type ClaimedDigest, claimDigest, noteOutcome, type Outcome, putOff } from './claim';
import { digestEmail } from './digest-email';
import type { DigestPlan } from './plan';
import type { PutTogether } from './put-together';

const present = async (): Promise<Date> => new Date(await now());

/**
 * Mails somebody the digest that is due, unless there is nothing in it or another run has it. It is put together first
 * and claimed then, so that what its receiver may read is asked for right before it is sent.
 * @param toldUpTo up to when it tells
 * @returns how the sending ended; null where nothing was to be sent
 */
export async function mailDigest(
  { uid, plan }: { uid: string; plan: DigestPlan },
  toldUpTo: Date,
  putTogether: PutTogether,
): Promise<Outcome | null> {
  try {
    const items = await putTogether(uid, plan);
    const claimed = await claimDigest(uid, items, toldUpTo, await present());
    if (!claimed) return null;
    const outcome = await send(claimed);
    await noteOutcome(claimed, outcome, toldUpTo, await present());
    return outcome;
  } catch (error) {
    log.error('A digest was not mailed', error, { uid });
    await putOff(uid, await present()).catch((failure: unknown) =>
      log.error('A digest was not put off', failure, { uid }),
    );
    return 'failed';
  }
}

async function send(claimed: ClaimedDigest): Promise<Outcome> {
  const { user } = claimed;
  try {
    await sendMail(user.email, digestEmail(claimed));
    return 'sent';
  } catch (error) {
    const isFinal = isPermanent(error);
    log.error(isFinal ? 'A digest was given up' : 'A digest is tried again later', error, { uid: user.uid });
    return isFinal ? 'refused' : 'failed';
  }
}
