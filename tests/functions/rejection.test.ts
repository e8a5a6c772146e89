import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { auth, db } from './support/admin.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import { expectSoundMail, HOSTILE, HOSTILE_ESCAPED, INJECTION, linksOf } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createApplicant, createSchool, reject } from './support/people.ts';
import { busyAddress, goneAddress } from './support/refused.ts';
import { afterRetries } from './support/retries.ts';

async function arrange(schoolName = 'Maple Grove', firstName = 'Ana') {
  const school = await createSchool(schoolName);
  return { school, parent: await createApplicant(school, { firstName }) };
}

test('a rejected parent is told, with the reviewer’s reason and the way to ask again', async () => {
  const { school, parent } = await arrange();
  await reject(parent, school, 'The letter is from 2019.\nPlease send a newer one.');
  const mail = await mailTo(parent.email);
  expectSoundMail(mail);
  expect(mail.subject).toBe('Your request to join Maple Grove on Schoolgate');
  expect(mail.text).toContain('> The letter is from 2019.\n> Please send a newer one.');
  expect(mail.html).toContain('The letter is from 2019.<br>Please send a newer one.');
  expect(linksOf(mail)).toContainEqual(expect.stringMatching(/\/join-school$/));
});

test('without a reason no reviewer’s words are announced', async () => {
  const { school, parent } = await arrange();
  await reject(parent, school, null);
  const mail = await mailTo(parent.email);
  expectSoundMail(mail);
  expect(mail.text).not.toContain('The reviewer wrote');
  expect(mail.html).not.toContain('<blockquote');
});

test('names and reason are shown as they are, never as markup, header or link', async () => {
  const { school, parent } = await arrange(HOSTILE, INJECTION);
  await reject(parent, school, `${HOSTILE}\r\n${INJECTION}`);
  const mail = await mailTo(parent.email);
  expectSoundMail(mail);
  expect(mail.subject).toBe(`Your request to join ${HOSTILE} on Schoolgate`);
  expect(mail.text).toContain(HOSTILE);
  expect(mail.html).toContain(HOSTILE_ESCAPED);
  expect(mail.html).not.toContain('<b>');
  expect(mail.to).toEqual([parent.email]);
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(mail.html + mail.text).not.toContain('evil.example');
});

test('one mail for one decision, although the event comes three times and other changes follow', async () => {
  const { school, parent } = await arrange();
  await deliveringAgain('updated', 3, () => reject(parent, school, null));
  const user = db.doc(`users/${parent.uid}`);
  await user.update({ lastLogin: Timestamp.now() });
  await user.update({ isModerator: true, lastAuditId: randomUUID() });
  await user.update({ rejectedRequest: null });
  await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
});

test('a mail the server refuses for now is sent at another try, one refused for good is given up', async () => {
  const school = await createSchool();
  const busy = await createApplicant(school, { email: busyAddress() });
  const gone = await createApplicant(school, { email: goneAddress() });
  await Promise.all([busy, gone].map((parent) => reject(parent, school, null)));
  await afterRetries(async () => {
    expect(await mailsTo(busy.email)).toHaveLength(1);
  });
  // Idle: nothing is left to be tried again.
  await afterAllEvents(async () => expect(await mailsTo(gone.email)).toEqual([]));
});

test('a mail that failed often is tried on, for the platform tries ever more rarely', async () => {
  const { school, parent } = await arrange();
  const auditId = randomUUID();
  await db.doc(`_idempotencyKeys/mail_rejection_${parent.uid}_${auditId}`).set({ state: 'failed', tries: 9 });
  await reject(parent, school, null, auditId);
  expect(await mailTo(parent.email)).toBeDefined();
});

test('a second rejection is a second mail', async () => {
  const { school, parent } = await arrange();
  await reject(parent, school, 'First');
  await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
  await reject(parent, school, 'Second');
  await afterAllEvents(async () => {
    const [second] = await mailsTo(parent.email);
    expect(second?.text).toContain('> Second');
    expect(await mailsTo(parent.email)).toHaveLength(2);
  });
});

test('nobody is mailed at an address that was not confirmed, or that the account no longer signs in with', async () => {
  const school = await createSchool();
  const [unconfirmed, moved, gone] = await Promise.all([1, 2, 3].map(() => createApplicant(school)));
  if (!unconfirmed || !moved || !gone) throw new Error('There are three.');
  // The trigger of new accounts mails those that are unconfirmed by the time it runs.
  await waitUntilIdle();
  await auth.updateUser(unconfirmed.uid, { emailVerified: false });
  await auth.updateUser(moved.uid, { email: `${randomUUID()}@schoolgate.test`, emailVerified: true });
  // Its erasure takes the account's document along: a late write of somebody's brings one back without a sign-in.
  const account = db.doc(`users/${gone.uid}`);
  const data = (await account.get()).data() ?? {};
  await auth.deleteUser(gone.uid);
  await waitUntilIdle();
  await account.set(data);
  for (const parent of [unconfirmed, moved, gone]) await reject(parent, school, null);
  await afterAllEvents(async () => {
    for (const { email } of [unconfirmed, moved, gone]) expect(await mailsTo(email)).toEqual([]);
  });
  // As they are at that moment: once confirmed, the next rejection is told.
  await auth.updateUser(unconfirmed.uid, { emailVerified: true });
  await reject(unconfirmed, school, 'Once more');
  expect(await mailTo(unconfirmed.email)).toBeDefined();
});

test('a request whose parent takes the school off their own lists ends, and others stay', async () => {
  const { school, parent } = await arrange();
  const other = await createSchool();
  const requests = [school, other].map(({ id }) => db.doc(`pendingRequests/${parent.uid}_${id}`));
  for (const [index, { id: schoolId }] of [school, other].entries()) {
    await requests[index]?.set({ userId: parent.uid, schoolId, proofPath: null, inviteCode: null });
  }
  const both = { schoolIds: [school.id, other.id] };
  await db.doc(`users/${parent.uid}`).update(both);
  await db.doc(`users/${parent.uid}`).update({ schoolIds: [other.id] });
  await afterAllEvents(async () => expect((await requests[0]?.get())?.exists).toBe(false));
  expect((await requests[1]?.get())?.exists).toBe(true);
});

test('one that was made anew before the event came stays', async () => {
  const { school, parent } = await arrange();
  const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
  await request.set({ userId: parent.uid, schoolId: school.id, proofPath: null, inviteCode: null });
  const user = db.doc(`users/${parent.uid}`);
  await deliveringAgain('updated', 2, async () => {
    await user.update({ schoolIds: [] });
    await user.update({ schoolIds: [school.id] });
    await request.set({ userId: parent.uid, schoolId: school.id, proofPath: null, inviteCode: null });
  });
  expect((await request.get()).exists).toBe(true);
});
