import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from './email';
import { isPermanent, MailAbandoned, MailInProgress, MailNotConfigured, sendMail, wasNotTaken } from './send';

vi.mock('nodemailer', () => ({ createTransport: vi.fn() }));
vi.mock('../platform/log', () => ({ log: { info: vi.fn() } }));

const email: Email = { subject: 'Hello', heading: 'Hello', blocks: [], reason: 'You asked.' };
const deliver = vi.fn();
const close = vi.fn();

/** A mail server somewhere, as a deployment knows it. */
const ELSEWHERE = {
  SITE_URL: 'https://schoolgate.test',
  SMTP_HOST: 'mail.example.org',
  MAIL_FROM: 'a@b.test',
};
const settings = (more: Record<string, string>) => {
  for (const [name, value] of Object.entries({ ...ELSEWHERE, ...more })) vi.stubEnv(name, value);
};

/** How the mail server was called. */
async function optionsOf(more: Record<string, string> = {}): Promise<Record<string, unknown>> {
  settings(more);
  await sendMail('ana@schoolgate.test', email);
  return vi.mocked(createTransport).mock.lastCall?.[0] as Record<string, unknown>;
}

beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  deliver.mockReset();
  close.mockReset();
  const transport = { sendMail: deliver, close } as unknown as ReturnType<typeof createTransport>;
  vi.mocked(createTransport).mockReset().mockReturnValue(transport);
});
afterEach(() => vi.unstubAllEnvs());

describe('the way to a mail server', () => {
  test('is encrypted from a greeting in the clear on, or there is none', async () => {
    expect(await optionsOf({ SMTP_PORT: '587' })).toMatchObject({
      host: 'mail.example.org',
      port: 587,
      secure: false,
      requireTLS: true,
    });
  });

  test('is encrypted from its first byte where the server wants it so', async () => {
    expect(await optionsOf({ SMTP_SECURE: 'true', SMTP_PORT: '465' })).toMatchObject({
      port: 465,
      secure: true,
    });
  });

  test.each(['127.0.0.1', 'localhost', '::1'])('within this machine, to %s, need not be', async (host) => {
    expect(await optionsOf({ SMTP_HOST: host })).toMatchObject({ host, requireTLS: false });
  });

  test.each(['127.0.0.1.example.org', 'localhost.example.org'])('to %s is out of it', async (host) => {
    expect(await optionsOf({ SMTP_HOST: host })).toMatchObject({ requireTLS: true });
  });

  test('is given up before a function’s time is over, and pulls no file or address in', async () => {
    const options = await optionsOf();
    expect(options).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
    for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
      expect(options[limit]).toBeGreaterThan(1_000);
      expect(options[limit]).toBeLessThan(60_000);
    }
  });

  test('has a login where one is set, and else none', async () => {
    expect(await optionsOf({ SMTP_USER: 'post', SMTP_PASSWORD: 'secret' })).toMatchObject({
      auth: { user: 'post', pass: 'secret' },
    });
    expect(await optionsOf({ SMTP_USER: '' })).not.toHaveProperty('auth');
  });
});

describe('a local backend', () => {
  test('sends nothing out of this machine, whatever its settings say', async () => {
    settings({ FUNCTIONS_EMULATOR: 'true' });
    await expect(sendMail('ana@schoolgate.test', email)).rejects.toThrow(MailNotConfigured);
    expect(createTransport).not.toHaveBeenCalled();
  });

  test('sends to the catcher on it', async () => {
    await optionsOf({ FUNCTIONS_EMULATOR: 'true', SMTP_HOST: '127.0.0.1' });
    expect(deliver).toHaveBeenCalledOnce();
  });
});

describe('a mail', () => {
  test.each(['SMTP_HOST', 'MAIL_FROM'])('is not tried without a %s', async (missing) => {
    settings({ [missing]: '' });
    await expect(sendMail('ana@schoolgate.test', email)).rejects.toThrow(MailNotConfigured);
    expect(createTransport).not.toHaveBeenCalled();
  });

  test('goes to one address, which can’t be read as several, and says who sends it', async () => {
    await optionsOf();
    expect(deliver.mock.lastCall?.[0]).toMatchObject({
      from: 'a@b.test',
      to: { name: '', address: 'ana@schoolgate.test' },
      subject: 'Hello',
      html: expect.stringContaining('You asked.'),
      text: expect.stringContaining('You asked.'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  test('leaves no connection behind, sent or refused, and a refusal is told', async () => {
    await optionsOf();
    expect(close).toHaveBeenCalledOnce();
    const refusal = new Error('550');
    deliver.mockRejectedValue(refusal);
    await expect(sendMail('ana@schoolgate.test', email)).rejects.toBe(refusal);
    expect(close).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['no mail server', true, new MailNotConfigured()],
  ['a mail given up', true, new MailAbandoned('for now')],
  ['a final no', true, { responseCode: 500 }],
  ['a mailbox that is gone', true, { responseCode: 550 }],
  ['a busy server', false, { responseCode: 499 }],
  ['a code that is text', false, { responseCode: '550' }],
  ['a lost connection', false, new Error('ECONNRESET')],
  ['a mail under way', false, new MailInProgress()],
  ['nothing', false, undefined],
])('%s: that sending again would fail alike is %s', (_what, expected, error) =>
  expect(isPermanent(error)).toBe(expected),
);

describe('a mail that failed', () => {
  test.each([
    ['the server is busy', { responseCode: 451 }],
    ['nobody listens there', { code: 'ESOCKET', syscall: 'connect' }],
    ['its name leads nowhere', { code: 'EDNS', syscall: 'getaddrinfo' }],
    ['it did not answer', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }],
    ['it did not greet', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }],
  ])('was not taken where %s', (_why, fields) => {
    expect(wasNotTaken(Object.assign(new Error('Failed'), fields))).toBe(true);
  });

  test.each([
    ['the server has refused it for good', { responseCode: 550, syscall: 'connect' }],
    ['the line broke while it was handed over', { code: 'ECONNECTION' }],
    ['its answer did not come', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }],
    ['nothing is known', {}],
  ])('may have been, or never will be, where %s', (_why, fields) => {
    expect(wasNotTaken(Object.assign(new Error('Failed'), fields))).toBe(false);
  });
});
