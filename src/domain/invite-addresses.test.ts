import { expect, it } from 'vitest';
import { parseAddresses } from './invite-addresses';

it.each([
  ['a@x.org, b@x.org', ['a@x.org', 'b@x.org'], []],
  ['a@x.org\nb@x.org c@x.org;d@x.org', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'], []],
  ['A@X.org a@x.org', ['a@x.org'], []],
  ['Ana Silva <ana@x.org>, Ben <ben@x.org>', ['ana@x.org', 'ben@x.org'], []],
  ['"Silva, Ana" <Ana@x.org>;Ben <ben@x.org>', ['ana@x.org', 'ben@x.org'], []],
  ['"Silva, Ana"<ana@school.org>', ['ana@school.org'], []],
  ['<ana@x.org> ben@x.org', ['ana@x.org', 'ben@x.org'], []],
  ['ben@x.org Ana Silva <ana@x.org>', ['ben@x.org', 'ana@x.org'], []],
  ['Ana <ana@x.org>, nonsense, Ben <ben>', ['ana@x.org'], ['nonsense', 'ben']],
  ['Ana <ana@x.org', [], ['Ana', '<ana@x.org']],
  ['a@x.org, nonsense, a@b', ['a@x.org'], ['nonsense', 'a@b']],
  ['a@x.org"; DROP', ['a@x.org'].slice(1), ['a@x.org"', 'DROP']],
  ['  ', [], []],
])('%j', (typed, valid, invalid) => expect(parseAddresses(typed)).toEqual({ valid, invalid }));
