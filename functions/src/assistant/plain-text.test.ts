import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['  Read   aloud. ', 'Read aloud.'],
  ['**Bold** and `code` and __more__', 'Bold and code and more'],
  ['# Title\nText', 'Title\nText'],
  ['<b>Read</b> <script>alert(1)</script>', 'Read alert(1)'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['See [this](https://evil.school/x) now', 'See this now'],
  ['See https://www.nasa.gov/stem?x=1.', 'See nasa.gov'],
  ['a\u0000b\u001b[31mc', 'a b [31mc'],
  ['one\r\n\r\n\r\n\r\ntwo', 'one\n\ntwo'],
])('%j reads %j', (text, expected) => expect(plainText(text)).toBe(expected));
