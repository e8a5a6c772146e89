import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { asClient, callAs } from './support/client.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { expectSoundMail, HOSTILE, HOSTILE_ESCAPED, INJECTION, linksOf } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createInviter, newAddress } from './support/inviting.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { approve, createApplicant, createMember, createSchool, readReferral } from './support/people.ts';
import { busyAddress, goneAddress } from './support/refused.ts';

afterEach(() => moveClock(0));

describe('a member’s invite', () => {
  test('is a sound mail with the site’s link, and recorded', async () => {
    const { school, member, code, invite, stored } = await createInviter();
    const email = newAddress();
    expect(await invite(email.toUpperCase())).toEqual({ status: 'sent' });
    const mail = await mailTo(email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('Ana Silva invites you to Maple Grove on Schoolgate');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Ana Silva invites you to Schoolgate');
      expect(part).toContain(code);
    }
    expect(linksOf(mail)).toContainEqual(
      expect.stringMatching(new RegExp(`^http://localhost:\\d+/\\?code=${code}$`)),
    );
    expect(await stored()).toEqual([
      {
        email,
        fromUserId: member.uid,
        schoolId: school.id,
        code,
        createdAt: expect.anything(),
        sentAt: expect.anything(),
        joined: false,
      },
    ]);
  });

  test('is not sent for somebody who only reads at the school for now', async () => {
    const { school, member, invite, stored } = await createInviter();
    const until = Timestamp.fromMillis(Date.now() + HOUR);
    await db
      .doc(`schools/${school.id}/pauses/${member.uid}`)
      .set({ userId: member.uid, schoolId: school.id, until, caseId: 'some' });
    const email = newAddress();
    await expect(invite(email)).rejects.toMatchObject({ code: 'functions/permission-denied' });
    expect(await stored()).toEqual([]);
    await moveClock(2 * HOUR);
    expect(await invite(email)).toEqual({ status: 'sent' });
  });

  test('goes neither to oneself nor to a variant of one’s own address, and costs nothing', async () => {
    const { member, invite, stored } = await createInviter();
    const [name, host] = member.email.split('@');
    for (const own of [member.email, member.email.toUpperCase(), `${name}+again@${host}`]) {
      expect(await invite(own)).toEqual({ status: 'own-address' });
      expect(await mailsTo(own.toLowerCase())).toEqual([]);
    }
    expect(await stored()).toEqual([]);
  });

  test('to a member of the school sends nothing, and answers and records as for anybody', async () => {
    const { school, invite, stored } = await createInviter();
    const inside = await createMember(school);
    const variant = inside.email.replace('@', '+school@');
    const waiting = await createApplicant(school);
    const elsewhere = await createMember(await createSchool());
    const outside = newAddress();
    const second = await createMember(school);
    const noted = await createMember(school, { email: newAddress().replace('@', '+own@') });
    const answers = [];
    for (const email of [inside.email, second.email.replace('@', '+x@'), noted.email, outside])
      answers.push(await invite(email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"status":"sent"}']));
    // The same mailbox, and asked again: as for anybody.
    expect(await invite(variant)).toEqual({ status: 'already-invited' });
    const entries = (await stored()).map(({ email, ...entry }) => Object.keys(entry).sort().join());
    expect(entries).toHaveLength(4);
    expect(new Set(entries).size).toBe(1);
    for (const { email } of [waiting, elsewhere]) {
      await invite(email);
      expect(await mailsTo(email)).toHaveLength(1);
    }
    expect(await mailsTo(outside)).toHaveLength(1);
    for (const email of [
      inside.email,
      variant,
      second.email,
      second.email.replace('@', '+x@'),
      noted.email,
    ]) {
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('takes names and school from the record, not from the caller', async () => {
    const { invite } = await createInviter();
    const email = newAddress();
    await invite(email, { schoolName: 'Bank of Maple', inviterName: 'Your headteacher' });
    const mail = await mailTo(email);
    expect(mail.subject + mail.html + mail.text).not.toMatch(/Bank of Maple|headteacher|evil/);
  });

  test('shows names as they are, never as markup, and none that is no name', async () => {
    const { invite } = await createInviter({ schoolName: HOSTILE, firstName: HOSTILE, lastName: '' });
    const email = newAddress();
    await invite(email);
    const mail = await mailTo(email);
    expectSoundMail(mail);
    expect(mail.subject).toBe(`A fellow parent invites you to ${HOSTILE} on Schoolgate`);
    expect(mail.text).toContain('A fellow parent invites you');
    expect(mail.html).toContain(HOSTILE_ESCAPED);
    expect(mail.html).not.toContain('<b>');
  });

  test('lets no name add a header, a recipient or a link', async () => {
    const { invite } = await createInviter({
      schoolName: INJECTION,
      firstName: INJECTION,
      lastName: 'www.evil.example',
    });
    const email = newAddress();
    await invite(email);
    const mail = await mailTo(email);
    expectSoundMail(mail);
    expect(mail.to).toEqual([email]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(await mailsTo('victim@schoolgate.test')).toEqual([]);
    expect(mail.html + mail.text).not.toMatch(/www\.evil|evil\.example/);
  });

  test('goes out once for a double tap', async () => {
    const { input, member } = await createInviter();
    const email = newAddress();
    const data = input(email);
    const results = await asClient(member, (call) =>
      Promise.all([1, 2, 3].map(() => call('sendInviteEmail', data))),
    );
    expect(results).toEqual([{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('goes out once when two requests race for one address', async () => {
    const { input, member } = await createInviter();
    const email = newAddress();
    const results = await asClient(member, (call) =>
      Promise.all([1, 2].map(() => call('sendInviteEmail', input(email)))),
    );
    expect(results).toContainEqual({ status: 'sent' });
    expect(results).toContainEqual({ status: 'already-invited' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('can’t be turned into more mails with a used request id', async () => {
    const { invite } = await createInviter();
    const requestId = randomUUID();
    await invite(newAddress(), { requestId });
    const other = newAddress();
    await expect(invite(other, { requestId })).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    expect(await mailsTo(other)).toEqual([]);
  });

  test('is sent again on request after seven days, not before and not unasked', async () => {
    const { invite, stored } = await createInviter();
    const email = newAddress();
    await invite(email);
    expect(await invite(email)).toEqual({ status: 'already-invited' });
    await moveClock(7 * DAY - HOUR);
    expect(await invite(email, { resend: true })).toEqual({ status: 'already-invited' });
    await moveClock(7 * DAY + HOUR);
    expect(await invite(email)).toEqual({ status: 'already-invited' });
    expect(await invite(email, { resend: true })).toEqual({ status: 'sent' });
    expect(await invite(email, { resend: true })).toEqual({ status: 'already-invited' });
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  test('goes to one mailbox once, whatever note stands after a plus', async () => {
    const { invite, stored } = await createInviter();
    const email = newAddress();
    const noted = email.replace('@', '+school@');
    expect(await invite(email)).toEqual({ status: 'sent' });
    expect(await invite(noted, { resend: true })).toEqual({ status: 'already-invited' });
    expect(await mailsTo(noted)).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  test('goes to an address another member invited, too', async () => {
    const [first, second] = [await createInviter(), await createInviter()];
    const email = newAddress();
    expect(await first.invite(email)).toEqual({ status: 'sent' });
    expect(await second.invite(email)).toEqual({ status: 'sent' });
  });
});

describe('an invite whose mail is refused', () => {
  const unavailable = { code: 'functions/unavailable' };

  test('is no success, and goes out when the same request is repeated', async () => {
    const { invite, stored } = await createInviter();
    const [email, requestId] = [busyAddress(), randomUUID()];
    await expect(invite(email, { requestId })).rejects.toMatchObject(unavailable);
    expect(await stored()).toMatchObject([{ email, sentAt: null }]);
    expect(await invite(email, { requestId })).toEqual({ status: 'sent' });
    expect(await stored()).toMatchObject([{ email, sentAt: expect.anything() }]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await invite(email)).toEqual({ status: 'already-invited' });
  });

  test('is tried three times for one request, not more', async () => {
    const { invite, stored } = await createInviter();
    const [email, requestId] = [busyAddress(3), randomUUID()];
    for (let tried = 0; tried < 5; tried += 1) {
      await expect(invite(email, { requestId })).rejects.toMatchObject(unavailable);
    }
    expect(await mailsTo(email)).toEqual([]);
    expect(await stored()).toMatchObject([{ sentAt: null }]);
    expect(await invite(email)).toEqual({ status: 'sent' });
  });

  test('for good is not tried again for the same request', async () => {
    const { invite } = await createInviter();
    const [email, requestId] = [goneAddress(1), randomUUID()];
    for (let tried = 0; tried < 3; tried += 1) {
      await expect(invite(email, { requestId })).rejects.toMatchObject(unavailable);
    }
    expect(await mailsTo(email)).toEqual([]);
  });

  test('does not make a newer one forgotten when it is repeated', async () => {
    const { invite } = await createInviter();
    const [email, requestId] = [goneAddress(1), randomUUID()];
    await expect(invite(email, { requestId })).rejects.toMatchObject(unavailable);
    expect(await invite(email)).toEqual({ status: 'sent' });
    await expect(invite(email, { requestId })).rejects.toMatchObject(unavailable);
    expect(await invite(email, { resend: true })).toEqual({ status: 'already-invited' });
  });

  test('does not make the mail that had arrived before forgotten', async () => {
    const { member, invite } = await createInviter();
    const email = busyAddress(2);
    await expect(invite(email)).rejects.toMatchObject(unavailable);
    const ofMember = db.collection('invites').where('fromUserId', '==', member.uid);
    const sentAt = Timestamp.fromMillis(Date.now() - 8 * DAY);
    const [before] = (await ofMember.get()).docs;
    await before?.ref.update({ sentAt });
    await expect(invite(email, { resend: true })).rejects.toMatchObject(unavailable);
    expect((await ofMember.get()).docs[0]?.get('sentAt')).toEqual(sentAt);
    expect(await invite(email, { resend: true })).toEqual({ status: 'sent' });
  });

  test('is open for a new request at once', async () => {
    const { invite } = await createInviter();
    const email = busyAddress();
    await expect(invite(email)).rejects.toMatchObject(unavailable);
    expect(await invite(email)).toEqual({ status: 'sent' });
  });
});

describe('sendInviteEmail refuses', () => {
  test('a visitor the member variant', async () => {
    const { input } = await createInviter();
    await expect(callAs(null, 'sendInviteEmail', input(newAddress()))).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test.each([
    ['no address', { recipientEmail: 'nobody' }],
    ['several addresses', { recipientEmail: 'a@b.test, c@d.test' }],
    ['a header in the address', { recipientEmail: 'a@b.test\r\nBcc: c@d.test' }],
    ['no request id', { requestId: undefined }],
  ])('%s', async (_what, more) => {
    const { invite } = await createInviter();
    await expect(invite('x@schoolgate.test', more)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  });

  test.each([
    ['a code that is not theirs', async (_me: User) => (await createInviter()).code],
    [
      'a code of a school they have left',
      async (me: User) => {
        const { codes } = await readReferral(me.uid);
        await db.doc(`users/${me.uid}`).update({ approvedSchools: [] });
        return codes[me.approvedSchools[0] ?? ''];
      },
    ],
  ])('%s', async (_what, codeFor) => {
    const { member, invite } = await createInviter();
    const inviteCode = await codeFor(member);
    await expect(invite(newAddress(), { inviteCode })).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
  });
});

describe('an invited parent', () => {
  test('who joins with the code is marked as joined and counts for the inviter', async () => {
    const { school, member, code, invite, stored } = await createInviter();
    const parent = await createApplicant(school);
    await invite(parent.email);
    await approve(parent, school, { code });
    await afterAllEvents(async () => {
      expect(await stored()).toMatchObject([{ email: parent.email, joined: true }]);
      expect(await readReferral(member.uid)).toMatchObject({ referralCount: 1, rewardEligible: false });
    });
    await moveClock(8 * DAY);
    expect(await invite(parent.email, { resend: true })).toEqual({ status: 'already-invited' });
  });

  test('who joins with another code leaves the invite open', async () => {
    const { school, invite, stored } = await createInviter();
    const parent = await createApplicant(school);
    await invite(parent.email);
    await approve(parent, school);
    await afterAllEvents(async () => expect(await stored()).toMatchObject([{ joined: false }]));
  });
});
