import { describe, expect, it } from 'vitest';
import { isSearchLink, linkHost, safeLink, searchLink, searchWordsOf, TIP_KINDS } from './link';

describe('safeLink', () => {
  it.each([
    ['https://www.khanacademy.org', 'https://www.khanacademy.org/'],
    [
      ' https://kids.nationalgeographic.com/animals?x=1#y ',
      'https://kids.nationalgeographic.com/animals?x=1#y',
    ],
    ['https://example.school.edu/', 'https://example.school.edu/'],
    ['https://x.org/', 'https://x.org/'],
    [`https://x.org/${'a'.repeat(286)}`, `https://x.org/${'a'.repeat(286)}`],
  ])('takes %j', (raw, link) => expect(safeLink(raw)).toBe(link));

  it.each([
    ['nothing', ''],
    ['a word', 'khanacademy'],
    ['http', 'http://www.khanacademy.org'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['a login before the host', 'https://khanacademy.org@evil.school/'],
    ['a port', 'https://khanacademy.org:8443/'],
    ['an IP address', 'https://192.168.0.1/'],
    ['an IP address as a number', 'https://3232235521/'],
    ['an IPv6 address', 'https://[::1]/'],
    ['a bare host', 'https://intranet/'],
    ['localhost', 'https://localhost/'],
    ['a name of the local network', 'https://printer.local/'],
    ['a placeholder', 'https://www.example.com/book'],
    ['a placeholder alone', 'https://example.com/'],
    ['digits where a country stands', 'https://khanacademy.org1/'],
    ['look-alike letters', 'https://аpple.com/'],
    ['a turned-round text', 'https://khanacademy.org/\u202egpj.exe'],
    ['a line break', 'https://khanacademy.org/\nx'],
    ['a backslash trick', 'https:\\\\evil.school\\@khanacademy.org:80'],
    ['a very long one', `https://khanacademy.org/${'a'.repeat(400)}`],
  ])('refuses %s', (_what, raw) => expect(safeLink(raw)).toBeNull());
});

it('names the host', () => {
  expect(linkHost('https://www.nasa.gov/stem')).toBe('nasa.gov');
  expect(linkHost('https://kids.www.nasa.gov/')).toBe('kids.www.nasa.gov');
  expect(linkHost('http://nasa.gov')).toBeNull();
});

it('searches with links that pass its own check', () => {
  for (const kind of TIP_KINDS) expect(safeLink(searchLink(kind, 'a & b <c> "d"'))).toContain('a%20%26%20b');
  for (const kind of TIP_KINDS) expect(isSearchLink(searchLink(kind, 'x'))).toBe(true);
  expect(isSearchLink('https://duckduckgo.com/about')).toBe(false);
  expect(searchLink('learningTool', '  count   to ten ')).toMatch(/=count%20to%20ten$/);
  expect(searchLink('enrichmentIdea', 'word '.repeat(50)).split('%20')).toHaveLength(12);
});

it.each([
  ['“Holes” by Louis Sachar. A boy digs.', 'Holes'],
  ['Read "Frog and Toad" together.', 'Frog and Toad'],
  ['Visit the library. Get a card.', 'Visit the library'],
  ['  Visit the library. Get a card.', 'Visit the library'],
  ['', ''],
])('finds the words of %j', (tip, words) => expect(searchWordsOf(tip)).toBe(words));
