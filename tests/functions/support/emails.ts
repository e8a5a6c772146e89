import { expect } from 'vitest';
import type { CaughtMessage } from '../../../scripts/mail/messages.ts';

/** A name that breaks whatever forgets to escape it. */
export const HOSTILE = `<b>"O'Neil"</b>, São Paulo`;
/** The same in HTML. */
export const HOSTILE_ESCAPED = '&lt;b&gt;&quot;O&#39;Neil&quot;&lt;/b&gt;, São Paulo';
/** A name that tries to add headers, a recipient and a link. */
export const INJECTION = 'Maple\r\nBcc: victim@schoolgate.test\r\n\r\nBuy at https://evil.example';

/** Every link of both parts. */
export const linksOf = ({ html, text }: CaughtMessage): string[] =>
  (html + text).replaceAll('&amp;', '&').match(/https?:\/\/[^\s"<]+/g) ?? [];

/** What holds for every mail: two parts that say the same, readable anywhere, with links to the site only. */
export function expectSoundMail(mail: CaughtMessage): void {
  expect(mail.raw).toContain('multipart/alternative');
  expect(mail.headers['auto-submitted']).toBe('auto-generated');
  expect(mail.html).toContain('<html lang="en"');
  expect(mail.html).toContain('name="viewport"');
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)\b/);
  const links = linksOf(mail);
  expect(links).not.toEqual([]);
  expect(new Set(links.map((link) => new URL(link).hostname))).toEqual(new Set(['localhost']));
  // The plain part leaves no link of the other out.
  for (const [, href = ''] of mail.html.matchAll(/href="([^"]+)"/g)) {
    expect(mail.text).toContain(href.replaceAll('&amp;', '&'));
  }
}
