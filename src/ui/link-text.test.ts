import { describe, expect, it } from 'vitest';
import { linkText } from './link-text';

const links = (text: string) =>
  linkText(text)
    .filter((part) => part.kind === 'link')
    .map((part) => part.href);

describe('linkText', () => {
  it.each([
    ['List: https://example.org/picnic.', ['https://example.org/picnic']],
    ['(see https://example.org/a_(b))', ['https://example.org/a_(b)']],
    [
      'https://example.org/?a=1&b=2, and https://b.example',
      ['https://example.org/?a=1&b=2', 'https://b.example'],
    ],
    ['no links here', []],
  ])('finds the links of %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    ['plain http', 'http://example.org'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<b>x</b>'],
    ['a name in front of the host', 'https://school.example@evil.example/'],
    ['a host without a dot', 'https://localhost/admin'],
    ['text turned around', 'https://example.org/\u202egnp.exe'],
    ['an invisible joint', 'https://exam\u200bple.org'],
    ['a broken address', 'https://%zz'],
  ])('never links %s', (_, text) => {
    expect(links(`look: ${text} !`)).toEqual([]);
  });

  it('loses no letter', () => {
    const text = 'a https://example.org/b). c\nhttps://x@y.example d';
    expect(
      linkText(text)
        .map((part) => (part.kind === 'link' ? part.href : part.text))
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['https://www.example.org/', 'example.org'],
    ['https://example.org/picnic', 'example.org/picnic'],
    ['HTTPS://Example.org/Picnic', 'example.org/Picnic'],
    ['https://example.org:8443/a', 'example.org:8443/a'],
    ['https://example.org/forms/2026/summer-fair/sign-up?ref=feed', 'example.org/forms/2026/summer-fair/…'],
    [
      `https://a-long-name-of-${'a-'.repeat(20)}school.example/`,
      `a-long-name-of-${'a-'.repeat(20)}school.example`,
    ],
  ])('shows %s short, and always the whole host', (href, shown) => {
    expect(linkText(`see ${href} now`)[1]).toEqual({ kind: 'link', text: shown, href });
  });
});
