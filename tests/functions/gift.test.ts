import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { expectSoundMail, HOSTILE } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo } from './support/mail.ts';
import { createMember, createSchool, putReferral } from './support/people.ts';

/** What an admin's transaction writes. */
const mark = (uid: string, giftIssued: boolean) =>
  db.doc(`referrals/${uid}`).update({ giftIssued, lastAuditId: randomUUID() });

test('a parent is told once that the gift has been sent, however often the event comes', async () => {
  const parent = await createMember(await createSchool(), { firstName: HOSTILE });
  await putReferral(parent.uid, { rewardEligible: true });
  await deliveringAgain('updated', 3, () => mark(parent.uid, true));
  const mails = await mailsTo(parent.email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('No mail.');
  expectSoundMail(mail);
  expect(mail.subject).toBe('Your 20 dollar gift card has been sent');
  // What is no name greets nobody.
  expect(mail.html).not.toMatch(/O(&#39;|')Neil/);
  // Marked by mistake, taken back and marked again.
  await mark(parent.uid, false);
  await mark(parent.uid, true);
  await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
});

test('other changes of a parent whose gift was sent, and a reward that is only due, send nothing', async () => {
  const school = await createSchool();
  const [given, due] = [await createMember(school), await createMember(school)];
  await putReferral(given.uid, { rewardEligible: true, giftIssued: true });
  await putReferral(due.uid, {});
  await db.doc(`referrals/${given.uid}`).update({ referralCount: 4 });
  await db.doc(`referrals/${due.uid}`).update({ rewardEligible: true });
  await afterAllEvents(async () => {
    expect(await mailsTo(given.email)).toEqual([]);
    expect(await mailsTo(due.email)).toEqual([]);
  });
});
