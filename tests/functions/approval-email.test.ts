import { afterEach, describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { expectSoundMail, HOSTILE, HOSTILE_ESCAPED, INJECTION } from './support/letters.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { approve, createApplicant, createMember, createSchool, createUser } from './support/people.ts';
import { busyAddress } from './support/refused.ts';

async function arrange({ schoolName = 'Maple Grove', firstName = 'Ana' } = {}) {
  const school = await createSchool(schoolName);
  const moderator = await createMember(school, { isModerator: true });
  const parent = await createApplicant(school, { firstName });
  const send = (by = moderator, data: Record<string, unknown> = {}) =>
    callAs(by, 'sendApprovalEmail', { email: parent.email, firstName, schoolName, ...data });
  return { school, moderator, parent, send };
}

afterEach(() => moveClock(0));

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

  test('sends once for an approval, also when asked three times at once', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    const results = await Promise.all([send(), send(), send()]);
    expect(results.filter((result) => (result as { status: string }).status === 'sent')).toHaveLength(1);
    expect(await send()).toEqual({ status: 'already-sent' });
    expect(await mailsTo(parent.email)).toHaveLength(1);
  });

  test('sends for a try that died while sending, once its claim has run out', async () => {
    const { school, moderator, parent, send } = await arrange();
    const auditId = await approve(parent, school, { by: moderator });
    const claim = { state: 'sending', claimedAt: new Date() };
    await db.doc(`_events/mail_approval_${auditId}`).set(claim);
    expect(await send()).toEqual({ status: 'already-sent' });
    await moveClock(HOUR);
    expect(await send()).toEqual({ status: 'sent' });
    expect(await mailsTo(parent.email)).toHaveLength(1);
  });

  test('says so when the mail is refused, and sends at another call', async () => {
    const school = await createSchool();
    const moderator = await createMember(school, { isModerator: true });
    const parent = await createApplicant(school, { email: busyAddress() });
    await approve(parent, school, { by: moderator });
    const send = () => callAs(moderator, 'sendApprovalEmail', { email: parent.email });
    await expect(send()).rejects.toMatchObject({ code: 'functions/unavailable' });
    expect(await send()).toEqual({ status: 'sent' });
    expect(await mailsTo(parent.email)).toHaveLength(1);
  });

  test('finds the address whatever its case', async () => {
    const { school, moderator, parent, send } = await arrange();
    await approve(parent, school, { by: moderator });
    expect(await send(moderator, { email: ` ${parent.email.toUpperCase()} ` })).toEqual({ status: 'sent' });
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
    expect(await mailsTo(parent.email)).toEqual([]);
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

  test('for an approval by somebody else', async () => {
    const { school, parent, send } = await arrange();
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
