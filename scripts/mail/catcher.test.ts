import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from './catcher.ts';
import type { CaughtMessage } from './messages.ts';

const get = (catcher: MailCatcher, path: string) => fetch(new URL(path, catcher.pageUrl));
const list = async (catcher: MailCatcher) =>
  (await (await get(catcher, '/messages')).json()) as CaughtMessage[];

/** A mail client of a few lines: says its part each time the server has answered. */
function send(port: number, to: string, subject: string): Promise<void> {
  const mail = [
    'From: Schoolgate <hello@schoolgate.test>',
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Bonjour à tous',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Bonjour <b>à tous</b></p>',
    '--x--',
  ].join('\r\n');
  const say = [
    'EHLO me',
    'MAIL FROM:<hello@schoolgate.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${mail}\r\n.`,
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.on('data', (answer: string) => {
      const last = answer.trim().split('\r\n').at(-1) ?? '';
      if (/^[45]/.test(last)) reject(new Error(last));
      const next = say.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

describe('mail catcher', () => {
  let folder: string;
  let catcher: MailCatcher;
  const start = () => startMailCatcher({ smtpPort: 0, pagePort: 0, file: join(folder, 'mail.json') });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mail-'));
    catcher = await start();
  });
  afterEach(async () => {
    await catcher.stop();
    rmSync(folder, { recursive: true });
  });

  test('takes mail over SMTP and lists it parsed, newest first', async () => {
    await send(catcher.smtpPort, 'a@schoolgate.test', 'First');
    await send(catcher.smtpPort, 'b@schoolgate.test', '=?utf-8?Q?Caf=C3=A9?=');
    const [newest, oldest] = await list(catcher);
    expect(oldest).toMatchObject({ to: ['a@schoolgate.test'], subject: 'First' });
    expect(newest).toMatchObject({
      from: 'hello@schoolgate.test',
      to: ['b@schoolgate.test'],
      subject: 'Café',
    });
    expect(newest?.text.trim()).toBe('Bonjour à tous');
    expect(newest?.html).toContain('<b>à tous</b>');
    expect(newest?.raw).toContain('multipart/alternative');
    expect(newest?.id).not.toBe(oldest?.id);
    expect(Date.parse(newest?.receivedAt ?? '')).not.toBeNaN();
  });

  test('keeps mail across a restart', async () => {
    await send(catcher.smtpPort, 'a@schoolgate.test', 'Kept');
    await catcher.stop();
    catcher = await start();
    expect((await list(catcher)).map((message) => message.subject)).toEqual(['Kept']);
  });

  test('forgets everything on DELETE', async () => {
    await send(catcher.smtpPort, 'a@schoolgate.test', 'Gone');
    const answer = await fetch(new URL('/messages', catcher.pageUrl), { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(await list(catcher)).toEqual([]);
    expect(existsSync(join(folder, 'mail.json'))).toBe(true);
  });

  test('serves a page that may run no script but its own', async () => {
    const page = await get(catcher, '/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('/page.js');
    expect((await get(catcher, '/page.js')).headers.get('content-type')).toContain('javascript');
    expect((await get(catcher, '/../../package.json')).status).toBe(404);
  });
});
