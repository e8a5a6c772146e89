import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { withSpent } from './support/budgets.ts';
import { callAs } from './support/client.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { callFrom, newIp, newSite } from './support/http.ts';

afterEach(() => moveClock(0));

const envelope = () => ({ email: `${randomUUID()}@schoolgate.test`, website: '', requestId: randomUUID() });
const contact = (more: Record<string, unknown> = {}) => ({
  form: 'contact',
  ...envelope(),
  name: 'Ana',
  message: 'Hello',
  ...more,
});
const submit = (ip: string, data: unknown) => callFrom(ip, 'submitForm', data);
const storedIn = async (requestId: string) => (await db.doc(`formSubmissions/${requestId}`).get()).data();
const stored = { result: { status: 'stored' } };
const exhausted = { error: { status: 'RESOURCE_EXHAUSTED' } };

describe('submitForm', () => {
  test.each([
    ['request', { school: 'Maple Grove', role: 'Parent' }, { name: null, message: null }],
    ['waitlist', { school: 'Maple Grove, Springfield' }, { name: null, role: null, message: null }],
    ['contact', { name: 'Ana', message: 'Hello' }, { school: null, role: null }],
  ])('keeps a %s form, exactly', async (form, fields, rest) => {
    const data = { form, ...envelope(), ...fields };
    expect(await callAs(null, 'submitForm', data)).toEqual({ status: 'stored' });
    expect(await storedIn(data.requestId)).toEqual({
      form,
      email: data.email,
      ...fields,
      ...rest,
      createdAt: expect.anything(),
    });
  });

  test('keeps a form once that is sent again', async () => {
    const [ip, data] = [newIp(), contact()];
    await Promise.all([1, 2, 3].map(() => submit(ip, data)));
    expect(await submit(ip, { ...data, message: 'Changed' })).toEqual(stored);
    expect(await storedIn(data.requestId)).toMatchObject({ message: 'Hello' });
  });

  test('answers a machine as a person and keeps nothing', async () => {
    const data = contact({ website: 'https://spam.example' });
    expect(await submit(newIp(), data)).toEqual(stored);
    expect(await storedIn(data.requestId)).toBeUndefined();
  });

  test.each([
    ['an unknown form', { form: 'survey' }],
    ['no address', { email: 'nobody' }],
    ['an empty message', { message: '  ' }],
    ['a message without end', { message: 'x'.repeat(4_001) }],
    ['no honeypot', { website: undefined }],
    ['a request id that is a path', { requestId: '../users/x' }],
  ])('refuses %s', async (_what, more) => {
    expect(await submit(newIp(), contact(more))).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  test('takes five a day from one address', async () => {
    const { email } = envelope();
    // A note after a plus makes no other address.
    for (let count = 0; count < 5; count += 1) {
      const noted = email.replace('@', `+${count}@`);
      expect(await submit(newIp(), contact({ email: noted }))).toEqual(stored);
    }
    const refused = contact({ email });
    const answer = await submit(newIp(), refused);
    expect(answer).toMatchObject(exhausted);
    // Tomorrow, to the hour.
    const { retryAt = 0 } = (answer.error?.details ?? {}) as { retryAt?: number };
    expect(retryAt % HOUR).toBe(0);
    expect(Math.abs(retryAt - Date.now() - DAY)).toBeLessThanOrEqual(2 * HOUR);
    expect(await storedIn(refused.requestId)).toBeUndefined();
    await moveClock(DAY - HOUR);
    expect(await submit(newIp(), refused)).toMatchObject(exhausted);
    await moveClock(DAY + HOUR);
    expect(await submit(newIp(), refused)).toEqual(stored);
  });

  test('takes twenty a day from one IP', async () => {
    const ip = newIp();
    for (let count = 0; count < 20; count += 1) expect(await submit(ip, contact())).toEqual(stored);
    expect(await submit(ip, contact())).toMatchObject(exhausted);
    await moveClock(DAY + HOUR);
    expect(await submit(ip, contact())).toEqual(stored);
  });

  test('takes sixty a day from one IPv6 site, whichever of its networks calls', async () => {
    const site = newSite();
    for (let count = 0; count < 60; count += 1) expect(await submit(site(count), contact())).toEqual(stored);
    expect(await submit(site(60), contact())).toMatchObject(exhausted);
    await moveClock(DAY + HOUR);
    expect(await submit(site(60), contact())).toEqual(stored);
  });

  test('takes five hundred a day from everybody', async () => {
    await withSpent('form', 499, async () => {
      expect(await submit(newIp(), contact())).toEqual(stored);
      const refused = contact();
      expect(await submit(newIp(), refused)).toMatchObject(exhausted);
      expect(await storedIn(refused.requestId)).toBeUndefined();
      await moveClock(DAY + HOUR);
      expect(await submit(newIp(), refused)).toEqual(stored);
    });
  });
});
