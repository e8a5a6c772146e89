import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { interestedInvite } from '../support/interested-invite.ts';
import { withSpent } from './support/budgets.ts';
import { callAs } from './support/client.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { callFrom, newIp, newSite } from './support/http.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { busyAddress, goneAddress } from './support/refused.ts';

afterEach(() => moveClock(0));

const newAddress = () => `${randomUUID()}@schoolgate.test`;
const payload = (recipientEmail: string, more: Record<string, unknown> = {}) => ({
  ...interestedInvite(recipientEmail),
  ...more,
});
const invite = (ip: string, email: string, more?: Record<string, unknown>) =>
  callFrom(ip, 'sendInviteEmail', payload(email, more));
const accepted = { result: { status: 'accepted' } };
const exhausted = { error: { status: 'RESOURCE_EXHAUSTED' } };

describe('the anonymous invite', () => {
  test('is a sound mail that repeats nothing the caller wrote', async () => {
    const email = newAddress();
    const more = { schoolName: 'Buy now', inviterName: '<b>Evil</b>' };
    expect(await invite(newIp(), email, more)).toEqual(accepted);
    const mail = await mailTo(email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('A fellow parent thought of you: Schoolgate');
    expect(linksOf(mail)).toContainEqual(expect.stringMatching(/\/interest$/));
    expect(mail.subject + mail.html + mail.text).not.toMatch(/Buy now|Evil/);
  });

  test('works through the client SDK without an account', async () => {
    const email = newAddress();
    expect(await callAs(null, 'sendInviteEmail', payload(email))).toEqual({ status: 'accepted' });
    expect(await mailTo(email)).toBeDefined();
  });

  test('goes out once for a double tap', async () => {
    const [ip, email, requestId] = [newIp(), newAddress(), randomUUID()];
    const results = await Promise.all([1, 2, 3].map(() => invite(ip, email, { requestId })));
    for (const result of results) expect(result).toEqual(accepted);
    expect(await mailsTo(email)).toHaveLength(1);
    // A double tap costs one of three.
    expect(await invite(ip, newAddress())).toEqual(accepted);
    expect(await invite(ip, newAddress())).toEqual(accepted);
    expect(await invite(ip, newAddress())).toMatchObject(exhausted);
  });

  test('is limited to three a day for an IP', async () => {
    const ip = newIp();
    for (let count = 0; count < 3; count += 1) expect(await invite(ip, newAddress())).toEqual(accepted);
    const refused = newAddress();
    expect(await invite(ip, refused)).toMatchObject(exhausted);
    expect(await mailsTo(refused)).toEqual([]);
    // Claiming to be somebody else first in the header does not help.
    expect(await invite(`198.51.100.7, ${ip}`, refused)).toMatchObject(exhausted);
    expect(await invite(newIp(), newAddress())).toEqual(accepted);
    await moveClock(DAY - HOUR);
    expect(await invite(ip, newAddress())).toMatchObject(exhausted);
    await moveClock(DAY + HOUR);
    expect(await invite(ip, newAddress())).toEqual(accepted);
  });

  test('reaches a recipient once a week, and the caller can’t tell', async () => {
    const email = newAddress();
    expect(await invite(newIp(), email)).toEqual(accepted);
    await moveClock(7 * DAY - HOUR);
    expect(await invite(newIp(), email)).toEqual(accepted);
    expect(await mailsTo(email)).toHaveLength(1);
    await moveClock(7 * DAY + HOUR);
    expect(await invite(newIp(), email)).toEqual(accepted);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('to somebody who is left in peace costs as much as any: addresses can’t be tried out for free', async () => {
    const [email, ip] = [newAddress(), newIp()];
    expect(await invite(newIp(), email)).toEqual(accepted);
    const requestId = randomUUID();
    for (let count = 0; count < 2; count += 1) expect(await invite(ip, email)).toEqual(accepted);
    // One that is repeated costs nothing more, and is refused as before.
    for (let time = 0; time < 3; time += 1) expect(await invite(ip, email, { requestId })).toEqual(accepted);
    expect(await mailsTo(email)).toHaveLength(1);
    const next = newAddress();
    expect(await invite(ip, next)).toMatchObject(exhausted);
    expect(await mailsTo(next)).toEqual([]);
  });

  test('that was too many costs its recipient nothing: another’s still reaches them', async () => {
    const [ip, email] = [newIp(), newAddress()];
    for (let count = 0; count < 3; count += 1) await invite(ip, newAddress());
    expect(await invite(ip, email)).toMatchObject(exhausted);
    expect(await invite(newIp(), email)).toEqual(accepted);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('knows one recipient behind all notes of an address', async () => {
    const [name, host] = newAddress().split('@');
    expect(await invite(newIp(), `${name}+one@${host}`)).toEqual(accepted);
    expect(await mailsTo(`${name}+one@${host}`)).toHaveLength(1);
    for (const other of [`${name}@${host}`, `${name}+two@${host}`, `${name?.toUpperCase()}+3@${host}`]) {
      expect(await invite(newIp(), other)).toEqual(accepted);
      expect(await mailsTo(other.toLowerCase())).toEqual([]);
    }
  });

  test('is limited for an IPv6 site, whichever of its networks calls', async () => {
    const [site, other] = [newSite(), newSite()];
    for (let network = 0; network < 9; network += 1) {
      expect(await invite(site(network), newAddress())).toEqual(accepted);
    }
    expect(await invite(site(9), newAddress())).toMatchObject(exhausted);
    expect(await invite(other(0), newAddress())).toEqual(accepted);
    await moveClock(DAY + HOUR);
    expect(await invite(site(9), newAddress())).toEqual(accepted);
  });

  test('is sent a hundred times a day, from wherever', async () => {
    await withSpent('invite', 99, async () => {
      expect(await invite(newIp(), newAddress())).toEqual(accepted);
      const [ip, refused] = [newIp(), newAddress()];
      expect(await invite(ip, refused)).toMatchObject(exhausted);
      expect(await mailsTo(refused)).toEqual([]);
      await moveClock(DAY - HOUR);
      expect(await invite(ip, refused)).toMatchObject(exhausted);
      await moveClock(DAY + HOUR);
      expect(await invite(ip, refused)).toEqual(accepted);
    });
  });

  test.each([
    ['busy is tried three times', busyAddress, 3],
    ['gone is tried once', goneAddress, 1],
  ])('to a mailbox that is %s, however often the request is repeated', async (_what, address, tries) => {
    const [email, requestId] = [address(tries), randomUUID()];
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await invite(newIp(), email, { requestId })).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    }
    expect(await mailsTo(email)).toEqual([]);
  });
});
