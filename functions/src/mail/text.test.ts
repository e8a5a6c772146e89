import { expect, test } from 'vitest';
import { oneLine, plainName, plainText, unlinked } from './text';

test.each([
  ['Ana\r\nBcc: x@y.test', 'Ana Bcc: x@y.test'],
  ['a\u0000b\u2028c\u2029d', 'a b c d'],
  // A right-to-left override would show the rest of the line reversed.
  ['safe\u202Eevil', 'safe evil'],
  ['  two   words ', 'two words'],
  ['São Paulo 幼稚園', 'São Paulo 幼稚園'],
])('%j is one line without anything unseen', (text, expected) => expect(oneLine(text)).toBe(expected));

test('a line is cut where no honest name reaches', () => expect(oneLine('x'.repeat(999))).toHaveLength(200));

test.each(['https://evil.example/x', 'www.evil.example', 'mail me@evil.example', 'evil.example'])(
  'no mail program finds a link in %j',
  (text) => expect(unlinked(text)).not.toMatch(/:\/\/|\w[.@]\w/),
);

test.each(['St. Mary’s', 'Maple Grove', `<b>"O'Neil"</b>, São Paulo`])('%j stays as it is', (text) =>
  expect(plainName(text)).toBe(text),
);

test('a longer text keeps its lines and nothing else unseen', () =>
  expect(plainText('One\r\n\u202ETwo \n')).toBe('One\nTwo'));
