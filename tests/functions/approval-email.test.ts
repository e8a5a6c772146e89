import { afterEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { expectSoundMail, HOSTILE, HOSTILE_ESCAPED, INJECTION } from './support/emails.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { approve, createApplicant, createMember, createSchool, createUser } from './support/people.ts';
import { busyAddress, goneAddress } from './support/refused.ts';
import { afterRetries } from './support/retries.ts';

async function arrange({ schoolName = 'Maple Grove', firstName = 'Ana' } = {}) {
  const school = await createSchool(schoolName);
  const moderator = await createMember(school, { isModerator: true });
  const parent = await createApplicant(school, { firstName });
  const send = (by = moderator, data: Record<string, unknown> = {}) =>
    callAs(by, 'sendApprovalEmail', { email: parent.email, firstName, schoolName, ...data });
  return { school, moderator, parent, send };
}

afterEach(() => moveClock(0));

describe('an approved parent is told', () => {
  test('by the trigger, when nobody calls: the reviewer’s tab may be closed', async () => {
    const { school, moderator, parent } = await arrange();
    await approve(parent, school, { by: moderator });
    const mail = await mailTo(parent.email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('You’re in: welcome to Maple Grove on Schoolgate');
  });

  test('once, although the event comes three times while the callable is called three times', async () => {
    const { school, moderator, parent, send } = await arrange();
    await deliveringAgain('updated', 3, async () => {
      await approve(parent, school, { by: moderator });
      const sent = { status: 'sent' };
      expect(await Promise.all([send(), send(), send()])).toEqual([sent, sent, sent]);
      expect(await mailsTo(parent.email)).toHaveLength(1);
    });
    await db.doc(`users/${parent.uid}`).update({ lastLogin: new Date() });
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
  });

  test('at another try when the server is busy, and the callable says so before', async () => {
    const school = await createSchool();
    const moderator = await createMember(school, { isModerator: true });
    // The trigger and the callable try once each.
    const parent = await createApplicant(school, { email: busyAddress(2) });
    await approve(parent, school, { by: moderator });
    const send = () => callAs(moderator, 'sendApprovalEmail', { email: parent.email });
    await expect(send()).rejects.toMatchObject({ code: 'functions/unavailable' });
    expect(await mailsTo(parent.email)).toEqual([]);
    await afterRetries(async () => {
      expect(await mailsTo(parent.email)).toHaveLength(1);
    });
    expect(await send()).toEqual({ status: 'sent' });
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
  });

  test('at another try also when callables have tried as often as they may, who then say so', async () => {
    const school = await createSchool();
    const moderator = await createMember(school, { isModerator: true });
    const parent = await createApplicant(school, { email: busyAddress() });
    const auditId = crypto.randomUUID();
    await db.doc(`_idempotencyKeys/mail_approval_${auditId}`).set({ state: 'failed', tries: 3 });
    await approve(parent, school, { by: moderator, auditId });
    await expect(callAs(moderator, 'sendApprovalEmail', { email: parent.email })).rejects.toMatchObject({
      code: 'functions/unavailable',
    });
    await afterRetries(async () => {
      expect(await mailsTo(parent.email)).toHaveLength(1);
    });
  });

  test('not at all when the server says a final no, and the callable says that nobody will try again', async () => {
    const school = await createSchool();
    const moderator = await createMember(school, { isModerator: true });
    const parent = await createApplicant(school, { email: goneAddress(1) });
    await approve(parent, school, { by: moderator });
    const send = () => callAs(moderator, 'sendApprovalEmail', { email: parent.email });
    await expect(send()).rejects.toMatchObject({ code: 'functions/failed-precondition' });
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toEqual([]));
  });

  test('though another call died while sending, once that one’s claim has run out', async () => {
    const { school, moderator, parent, send } = await arrange();
    const auditId = `approval-${crypto.randomUUID()}`;
    const claim = { state: 'sending', tries: 1, claimedAt: new Date(Date.now() - 31_000) };
    await db.doc(`_idempotencyKeys/mail_approval_${auditId}`).set(claim);
    await approve(parent, school, { by: moderator, auditId });
    await expect(send()).rejects.toMatchObject({ code: 'functions/unavailable' });
    expect(await mailsTo(parent.email)).toEqual([]);
    await moveClock(HOUR);
    await afterRetries(async () => {
      expect(await mailsTo(parent.email)).toHaveLength(1);
    });
  });

  test('not when they are out again by the time the mail would go', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school, { email: busyAddress() });
    const auditId = await approve(parent, school);
    await eventually(async () => {
      expect((await db.doc(`_idempotencyKeys/mail_approval_${auditId}`).get()).get('state')).toBe('failed');
    });
    await db.doc(`users/${parent.uid}`).update({ approved: false, approvedSchools: [] });
    const done = db
      .collection('_idempotencyKeys')
      .where('done', 'array-contains', sha256(`approval-mail-${school.id}`));
    await afterRetries(async () => {
      expect((await done.get()).size).toBe(1);
    });
    expect(await mailsTo(parent.email)).toEqual([]);
  });

  test('by nobody who is not on record: membership without an entry in the audit log', async () => {
    const { school, parent } = await arrange();
    const user = db.doc(`users/${parent.uid}`);
    await user.update({ approved: true, approvedSchools: [school.id] });
    // Nor does the entry of another decision count for a school that comes without one.
    await user.update({ lastAuditId: crypto.randomUUID() });
    await user.update({ approvedSchools: [school.id, (await createSchool()).id] });
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toEqual([]));
  });
});

describe('sendApprovalEmail', () => {
  test('sends both parts, with the site’s link only', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    expect(await send()).toEqual({ status: 'sent' });
    const mail = await mailTo(parent.email);
    expect(mail.subject).toBe('You’re in: welcome to Maple Grove on Schoolgate');
    expect(mail.from).toBe('hello@schoolgate.test');
    expectSoundMail(mail);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Welcome, Ana!');
      expect(part).toContain('Your request to join Maple Grove was approved.');
      expect(part).toMatch(/http:\/\/localhost:\d+\/dashboard/);
    }
  });

  test('shows a school’s name as it is, never as markup', async () => {
    const { school, moderator, parent, send } = await arrange({ schoolName: HOSTILE });
    await approve(parent, school, { by: moderator });
    await send();
    const mail = await mailTo(parent.email);
    expect(mail.subject).toContain(HOSTILE);
    expect(mail.text).toContain(HOSTILE);
    expect(mail.html).toContain(HOSTILE_ESCAPED);
    expect(mail.html).not.toContain('<b>');
  });

  test('lets no name add a header, a recipient or a link', async () => {
    const { school, moderator, parent, send } = await arrange({
      schoolName: INJECTION,
      firstName: 'Ana\r\nX-Evil: 1',
    });
    await approve(parent, school, { by: moderator });
    await send();
    const mail = await mailTo(parent.email);
    expect(mail.to).toEqual([parent.email]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers).not.toHaveProperty('x-evil');
    expect(mail.subject).toContain('Maple Bcc: victim@schoolgate.test');
    expect(await mailsTo('victim@schoolgate.test')).toEqual([]);
    expect(mail.html + mail.text).not.toContain('https://evil.example');
  });

  test('takes the names of the stored record, not the caller’s', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    await send(moderator, { firstName: 'Mallory', schoolName: 'Another place' });
    const mail = await mailTo(parent.email);
    expect(mail.html + mail.text + mail.subject).not.toMatch(/Mallory|Another place/);
  });

  test('finds the address whatever its case', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    expect(await send(moderator, { email: ` ${parent.email.toUpperCase()} ` })).toEqual({ status: 'sent' });
  });

  test('is about the newest of several approvals, whatever became of the mail of an older one', async () => {
    const { school, moderator, parent, send } = await arrange();
    const [older, newer] = [`a-${crypto.randomUUID()}`, `b-${crypto.randomUUID()}`];
    await db.doc(`auditLog/${older}`).set({
      action: 'approve-request',
      actorId: moderator.uid,
      targetId: parent.uid,
      schoolId: school.id,
      at: new Date(Date.now() - HOUR),
    });
    await db.doc(`_idempotencyKeys/mail_approval_${older}`).set({ state: 'given-up', tries: 1 });
    await approve(parent, school, { by: moderator, auditId: newer });
    expect(await send()).toEqual({ status: 'sent' });
    expect(await mailsTo(parent.email)).toHaveLength(1);
  });

  test('an admin may send for any school', async () => {
    const { school, parent, send } = await arrange();
    const admin = await createUser({ isAdmin: true });
    await approve(parent, school, { by: admin });
    expect(await send(admin)).toEqual({ status: 'sent' });
  });
});

describe('sendApprovalEmail refuses', () => {
  const denied = { code: 'functions/permission-denied' };

  test('a visitor', async () => {
    const { parent } = await arrange();
    await expect(callAs(null, 'sendApprovalEmail', { email: parent.email })).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test('what is no address', async () => {
    const { moderator, send } = await arrange();
    await expect(send(moderator, { email: 'a@b.test\r\nBcc: c@d.test' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  });

  test.each([
    ['a parent who is no reviewer', async () => createUser()],
    ['a moderator of another school', async () => createMember(await createSchool(), { isModerator: true })],
  ])('%s', async (_who, makeCaller) => {
    const { school, moderator, parent, send } = await arrange();
    const caller = await makeCaller();
    await approve(parent, school, { by: moderator });
    await expect(send(caller)).rejects.toMatchObject(denied);
    // Even with an entry of their own in the log.
    await approve(parent, school, { by: caller });
    await expect(send(caller)).rejects.toMatchObject(denied);
    // The one that was due.
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
  });

  test('a parent who was not approved, and an address without an account, in the same words', async () => {
    const { moderator, parent } = await arrange();
    const refusals = await Promise.all(
      [parent.email, 'nobody@schoolgate.test'].map((email) =>
        callAs(moderator, 'sendApprovalEmail', { email }).catch((error: unknown) => error),
      ),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject(denied);
    expect(String(refusals[0])).toBe(String(refusals[1]));
  });

  test('for an approval by somebody else, whatever else the caller has decided', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(await createApplicant(school), school, { by: moderator });
    const rejection = { action: 'reject-request', actorId: moderator.uid, targetId: parent.uid };
    await db.collection('auditLog').add({ ...rejection, schoolId: school.id, at: new Date() });
    const colleague = await createMember(school, { isModerator: true });
    await approve(parent, school, { by: colleague });
    await expect(send()).rejects.toMatchObject(denied);
  });

  test('for a parent who was removed again', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    await db.doc(`users/${parent.uid}`).update({ approved: false, approvedSchools: [] });
    await expect(send()).rejects.toMatchObject(denied);
  });

  test('a day after the approval', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    await moveClock(23 * HOUR);
    expect(await send()).toEqual({ status: 'sent' });
    await moveClock(25 * HOUR);
    await expect(send()).rejects.toMatchObject(denied);
  });
});
