import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { asClient } from './support/client.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { createInviter, newAddress } from './support/inviting.ts';
import { mailsTo } from './support/mail.ts';

afterEach(() => moveClock(0));

describe('one mailbox', () => {
  test('is one under all its spellings at Google', async () => {
    const { invite, stored } = await createInviter();
    const name = randomUUID().replaceAll('-', '');
    expect(await invite(`${name}@gmail.com`)).toEqual({ status: 'sent' });
    for (const spelling of [
      `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
      `${[...name].join('.')}@googlemail.com`,
      `${name}+1@GMail.com`,
    ]) {
      expect(await invite(spelling)).toEqual({ status: 'already-invited' });
    }
    expect(await stored()).toHaveLength(1);
  });

  test('gets five mails a day from all members together, and no sender can tell', async () => {
    const email = newAddress();
    const members = await Promise.all(Array.from({ length: 6 }, () => createInviter()));
    for (const { invite } of members) expect(await invite(email)).toEqual({ status: 'sent' });
    expect(await mailsTo(email)).toHaveLength(5);
    const [last] = members.slice(-1);
    expect(await last?.stored()).toMatchObject([{ email, sentAt: expect.anything() }]);
    // The same request, sent again as its answer was lost.
    const late = await createInviter();
    const requestId = randomUUID();
    for (let tried = 0; tried < 2; tried += 1) {
      expect(await late.invite(email, { requestId })).toEqual({ status: 'sent' });
    }
    expect(await mailsTo(email)).toHaveLength(5);
    await moveClock(DAY + HOUR);
    expect(await (await createInviter()).invite(email)).toEqual({ status: 'sent' });
    expect(await mailsTo(email)).toHaveLength(6);
  });
});

describe('members’ limits', () => {
  const exhausted = { code: 'functions/resource-exhausted' };

  test('are 20 a day, also when many are sent at once', async () => {
    const { input, member, invite } = await createInviter();
    const sent = await asClient(member, async (call) => {
      const results = [];
      for (let at = 0; at < 5; at += 1) {
        const five = Array.from({ length: 5 }, () => call('sendInviteEmail', input(newAddress())));
        results.push(...(await Promise.allSettled(five)));
      }
      return results.filter(({ status }) => status === 'fulfilled').length;
    });
    expect(sent).toBe(20);
    await moveClock(DAY - HOUR);
    await expect(invite(newAddress())).rejects.toMatchObject(exhausted);
    await moveClock(DAY + HOUR);
    expect(await invite(newAddress())).toEqual({ status: 'sent' });
  });

  test('are 100 a month', async () => {
    const { input, member, invite } = await createInviter();
    for (const day of [0, 2, 4, 6, 8]) {
      await moveClock(day * DAY);
      await asClient(member, async (call) => {
        for (let count = 0; count < 20; count += 1) {
          expect(await call('sendInviteEmail', input(newAddress()))).toEqual({ status: 'sent' });
        }
      });
    }
    await moveClock(20 * DAY);
    await expect(invite(newAddress())).rejects.toMatchObject(exhausted);
    await moveClock(31 * DAY);
    expect(await invite(newAddress())).toEqual({ status: 'sent' });
  }, 60_000);

  test('are not used up by what is not sent', async () => {
    const { invite } = await createInviter();
    const email = newAddress();
    await invite(email);
    for (let again = 0; again < 20; again += 1) await invite(email);
    expect(await invite(newAddress())).toEqual({ status: 'sent' });
  });
});
