import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { mailGift } from '../gift/mail-gift';
import { SMTP_PASSWORD } from '../mail/config';
import { TRIGGER } from '../platform/options';
import { parseReferral } from '../platform/referrals';
import { runSteps } from '../platform/steps';

const OPTIONS = { ...TRIGGER, document: 'referrals/{uid}', secrets: [SMTP_PASSWORD] };

/** Tells a parent whose gift an admin has marked as sent. Nothing here writes referrals: no loop. */
export const onReferralUpdated = onDocumentUpdated(OPTIONS, async (event) => {
  const before = parseReferral(event.data?.before);
  const after = parseReferral(event.data?.after);
  if (!before || !after || before.giftIssued || !after.giftIssued) return;
  const { uid } = after;
  await runSteps([{ name: 'gift-mail', run: () => mailGift(uid) }], { uid });
});
