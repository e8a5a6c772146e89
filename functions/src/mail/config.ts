import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

const SMTP_HOST = defineString('SMTP_HOST', {
  default: '',
  description: 'Mail server. Empty: no mail is sent.',
});
const SMTP_PORT = defineInt('SMTP_PORT', { default: 587, description: 'Its port: 587 or 465.' });
const SMTP_SECURE = defineBoolean('SMTP_SECURE', {
  default: false,
  description: 'TLS from the first byte (port 465). Otherwise STARTTLS is required.',
});
const SMTP_USER = defineString('SMTP_USER', { default: '', description: 'Login at the mail server.' });
const MAIL_FROM = defineString('MAIL_FROM', {
  default: '',
  description: 'Sender, for example: Schoolgate <hello@example.org>',
});
const SITE_URL = defineString('SITE_URL', {
  default: '',
  description:
    'Address of the app, for example https://schoolgate.example.org. Every link in a mail begins so.',
});

/** To be declared in `secrets` by every function that sends mail. */
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD');

/** How to reach the mail server. */
export interface MailConfig {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  from: string;
}

/** The mail server's settings, or null when none is set up. */
export function mailConfig(): MailConfig | null {
  const host = SMTP_HOST.value();
  const from = MAIL_FROM.value();
  if (!host || !from) return null;
  return { host, from, port: SMTP_PORT.value(), secure: SMTP_SECURE.value(), user: SMTP_USER.value() };
}

/**
 * A link into the app. The only way a mail gets one: nothing a client sends becomes a link.
 * @throws Error when SITE_URL is missing or no web address
 */
export function siteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, SITE_URL.value());
  if (url.protocol !== 'https:' && url.hostname !== 'localhost') throw new Error('SITE_URL must be https.');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
