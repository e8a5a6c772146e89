import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import { greetedName } from '../platform/person-names';
import { parseReferral, referralRef } from '../platform/referrals';
import { giftEmail } from './gift-email';

/** Mails a parent that their gift card has been sent: once for good, and only while it is still marked so. */
export async function mailGift(uid: string): Promise<void> {
  const record = parseReferral(await referralRef(uid).get());
  if (!record?.giftIssued) return;
  const user = await readUser(uid);
  if (user) await sendAsStep(`gift_${uid}`, user, giftEmail(greetedName(user)));
}
