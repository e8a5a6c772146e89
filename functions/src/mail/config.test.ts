import { afterEach, expect, test, vi } from 'vitest';
import { mailConfig, siteLink } from './config';

afterEach(() => vi.unstubAllEnvs());
const site = (address: string) => vi.stubEnv('SITE_URL', address);

test('a link leads into the site, its values escaped', () => {
  site('https://schoolgate.test/old');
  expect(siteLink('/unsubscribe', { token: 'a&b=c d' })).toBe(
    'https://schoolgate.test/unsubscribe?token=a%26b%3Dc+d',
  );
  expect(siteLink('/dashboard')).toBe('https://schoolgate.test/dashboard');
});

test.each(['http://schoolgate.test', 'http://localhost.schoolgate.test', 'ftp://schoolgate.test'])(
  'no mail leads to %s, where a password could be read on the way',
  (address) => {
    site(address);
    expect(() => siteLink('/')).toThrow('must be https');
  },
);

test.each(['', 'schoolgate.test'])('no mail goes out with a link to %j, which leads nowhere', (address) => {
  site(address);
  expect(() => siteLink('/')).toThrow();
});

test('on this machine links need no encryption', () => {
  site('http://localhost:5173');
  expect(siteLink('/')).toBe('http://localhost:5173/');
});

test('the mail server is what the settings say', () => {
  const settings = {
    HOST: 'mail.example.org',
    PORT: '465',
    SECURE: 'true',
    USER: 'post',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`SMTP_${name}`, value);
  vi.stubEnv('MAIL_FROM', 'Schoolgate <hello@example.org>');
  expect(mailConfig()).toEqual({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    user: 'post',
    from: 'Schoolgate <hello@example.org>',
  });
});
