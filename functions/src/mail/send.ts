import { createTransport } from 'nodemailer';
import { log } from '../platform/log';
import { type MailConfig, mailConfig, SMTP_PASSWORD } from './config';
import type { Email } from './email';
import { renderEmail } from './render';

/** No mail server is set up: nothing was sent, and trying again would not help. */
export class MailNotConfigured extends Error {
  override name = 'MailNotConfigured';
}

/** It failed before: nothing was tried now. `for good` is the server's final no, `for now` too many tries of a caller. */
export class MailAbandoned extends Error {
  override name = 'MailAbandoned';
  constructor(readonly how: 'for good' | 'for now') {
    super(`The mail was given up ${how}.`);
  }
}

/** Somebody else has begun to send it, and nobody knows yet how that ends. */
export class MailInProgress extends Error {
  override name = 'MailInProgress';
}

/** Whether sending the same mail again would fail alike: no server, or the server's final no (RFC 5321: 5xx). */
export function isPermanent(error: unknown): boolean {
  if (error instanceof MailNotConfigured || error instanceof MailAbandoned) return true;
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** The ways to fail in which the mail server has not been spoken to. */
const NOT_REACHED: readonly unknown[] = [
  'connect',
  'getaddrinfo',
  'EDNS',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
];

/**
 * Whether the mail server has surely not taken a mail, and may later: it was not reached, or has said so (RFC 5321: 4xx). Of a
 * connection that broke later nobody knows.
 */
export function wasNotTaken(error: unknown): boolean {
  const { responseCode, ...more } = (error ?? {}) as Record<string, unknown>;
  if (typeof responseCode === 'number') return responseCode >= 400 && responseCode < 500;
  return [more.syscall, more.code, more.timeoutType].some((one) => NOT_REACHED.includes(one));
}

const SECONDS = 1_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Sends an email to one address.
 * @throws MailNotConfigured, or the mail server's error
 */
export async function sendMail(address: string, email: Email): Promise<void> {
  const config = mailConfig();
  if (!config) throw new MailNotConfigured('SMTP_HOST or MAIL_FROM is not set.');
  const { subject, html, text, headers } = await renderEmail(email);
  const transport = createTransport(transportOptions(config));
  try {
    // An object and not a string: the address can't be read as several, or as a name and an address.
    await transport.sendMail({ from: config.from, to: { name: '', address }, subject, html, text, headers });
    log.info('A mail was sent');
  } finally {
    transport.close();
  }
}

function transportOptions(config: MailConfig) {
  const local = LOOPBACK.has(config.host);
  // Seeds and tests must never reach a real mailbox, whatever the environment says.
  if (process.env.FUNCTIONS_EMULATOR === 'true' && !local) {
    throw new MailNotConfigured('The local backend sends to the local mail catcher only.');
  }
  return {
    host: config.host,
    port: config.port,
    secure: config.secure,
    // Without this a server, or somebody in between, could talk us out of encryption.
    requireTLS: !local && !config.secure,
    ...(config.user ? { auth: { user: config.user, pass: SMTP_PASSWORD.value() } } : {}),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
    // Bodies are text: no file or address of ours may be pulled into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
