import { describe, expect, it } from 'vitest';
import { questionsAbout } from './posting-questions';

const NOW = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(Number(NOW) - days * 86_400_000);

const ask = (text: string, more: Partial<Parameters<typeof questionsAbout>[1]> = {}) =>
  questionsAbout(text, {
    askedWords: [],
    joinedAt: daysAgo(100),
    now: NOW,
    ownEmail: 'ana@example.test',
    ...more,
  }).map(({ kind, match }) => `${kind} ${match}`);

describe('a telephone number', () => {
  it.each([
    '+49 170 1234567',
    '+1 (555) 123-4567',
    '+1-555-123-4567',
    '+44 20 7946 0958',
    '0044 20 7946 0958',
    '+351912345678',
    '(555) 123-4567',
    '555-123-4567',
    '555.123.4567',
    '555 123 4567',
    '555-1234',
    '5551234567',
    '1-800-555-0199',
    '030 1234567',
    '030/1234567',
    '0170-1234567',
    '0170 12 34 567',
    '01 23 45 67 89',
    '01.23.45.67.89',
    '12 34 56 21',
    '412 34 567',
    '07700 900123',
    '98765 43210',
    '11 91234-5678',
    '1234-9876',
  ])('is seen in %s', (number) => {
    expect(ask(`Call me: ${number}, any time.`)).toEqual([`telephone ${number}`]);
    expect(ask(number)).toEqual([`telephone ${number}`]);
  });

  it.each([
    'on 2026-11-25',
    'on 2026-11-25 at 10:30',
    'from 2026-11-25 to 2026-11-27',
    'on 25.11.2026',
    'on 25. 11. 2026',
    'on 11/25/2026',
    'on 25/11/26',
    'from 25.11.2026 - 27.11.2026',
    'from 25.11.-27.11.2026',
    'from 25.-27.11.2026',
    'on 25.11. 10.30',
    'on 20261125',
    'at 10:30-12:45',
    'at 10.30-12.45',
    'at 0830-1245',
    'at 8:00',
    '10-12',
    '10 - 12 children',
    'Room 204',
    'Rooms 1012-1015',
    'Room 12, 14 and 16',
    'grades 10 11 12 13',
    'ages 5-7, 8-10',
    'it costs 12.50 €',
    'it costs €1.250.000',
    'it costs $1234567',
    'it costs 1234567 EUR',
    'about 1.250.000 people',
    'about 1,250,000 people',
    'we won 3-2',
    'we won 21-19 15-21 15-12',
    'we won 6-4 3-6 7-5 6-7 7-6',
    'in 2026',
    'the year 2026/27',
    'the years 2026-2027',
    '112',
    '911',
    '116 117',
    '1234',
    '123-456',
    '12345',
    '98101',
    'at 52.520008, 13.404954',
    'ticket #1234567',
    'order A1234567',
    'ISBN 978-3-16-148410-0',
    'card 4111 1111 1111 1111',
    'IBAN DE89 3704 0044 0532 0130 00',
    'a third: 0.3333333',
    '24/7',
    '1/2 + 3/4',
    '7 8 9 10 11 12 1 2 3',
    'it costs 1 250 000 €',
    'it costs CHF 1234567',
    '7777777',
    'see https://example.test/12345678',
  ])('is not seen in “%s”', (text) => {
    expect(ask(text)).toEqual([]);
  });

  it('is seen beside a date, each of two, and once', () => {
    expect(ask('On 25.11.2026 at 10:30, call 030 1234567 or +1 555 123 4567. Again: 030 1234567')).toEqual([
      'telephone 030 1234567',
      'telephone +1 555 123 4567',
    ]);
    expect(ask('555-1234\n555-9876')).toEqual(['telephone 555-1234', 'telephone 555-9876']);
  });
});

describe('an e-mail address', () => {
  it.each(['ben@school.example', 'ben.lee+pta@mail.school.example', "o'neil@school.example"])(
    'of somebody else is asked about: %s',
    (address) => {
      expect(ask(`Write to ${address}.`)).toEqual([`email ${address}`]);
      expect(ask(`(${address})`)).toEqual([`email ${address}`]);
    },
  );
  it('of one’s own is not, whatever its letters', () => {
    expect(ask('Write to Ana@Example.test!')).toEqual([]);
  });
  it('is not what only has an @', () => {
    expect(ask('@ben, see you @school. 3 @ 2.50. a@b')).toEqual([]);
  });
  it('is no telephone number and no link', () => {
    expect(ask('5551234567@school.com', { joinedAt: NOW })).toEqual(['email 5551234567@school.com']);
  });
});

describe('a link', () => {
  it.each([
    'https://forms.example/abc?id=1',
    'http://example.test',
    'HTTPS://EXAMPLE.TEST/a',
    'example.com',
    'www.example.it',
    'bit.ly/abc',
    'chat.whatsapp.com/AbC',
    'sub.example.co.uk/a/b',
  ])('of who has just joined is asked about: %s', (link) => {
    expect(ask(`Look at (${link}).`, { joinedAt: daysAgo(6.9) })).toEqual([`link ${link}`]);
    expect(ask(`Look at ${link}`, { joinedAt: daysAgo(7.1) })).toEqual([]);
    expect(ask(`Look at ${link}`, { joinedAt: null })).toEqual([]);
  });
  it.each([
    'e.g. this',
    'I was late.It rained',
    'See you at 8.Bring a cake',
    'letter.pdf',
    'v1.2.3',
    '3.50',
    '...',
    'a/b',
  ])('is not “%s”', (text) => expect(ask(text, { joinedAt: NOW })).toEqual([]));
});

describe('a word of the school’s list', () => {
  const askedWords = ['Fete', 'sold out', 'crème brûlée', '!!!', 'Straße'];
  it('is found whole, whatever its letters and marks', () => {
    expect(ask('The FÊTE is near', { askedWords })).toEqual(['word Fete']);
    expect(ask('All sold\n OUT!', { askedWords })).toEqual(['word sold out']);
    expect(ask('Creme Brulee for all', { askedWords })).toEqual(['word crème brûlée']);
    expect(ask('In der straße', { askedWords })).toEqual(['word Straße']);
  });
  it('is not found in another one, nor apart', () => {
    expect(ask('fetes, unsold outfits, sold it out!!!', { askedWords })).toEqual([]);
  });
});

it('says all that there is, telephone numbers first', () => {
  const text = 'fete: ben@school.example, 555-123-4567, https://a.example/';
  expect(ask(text, { askedWords: ['fete'], joinedAt: NOW })).toEqual([
    'telephone 555-123-4567',
    'email ben@school.example',
    'link https://a.example/',
    'word fete',
  ]);
});

it.each([
  ['digits', '1'],
  ['digits and spaces', '1 '],
  ['dashes', '1-'],
  ['brackets', '(('],
  ['spaces', ' '],
  ['pluses', '+1'],
  ['dots', 'a.'],
  ['dots of digits', '12.'],
  ['ats', '@'],
  ['letters and ats', 'a@a.'],
  ['one long word', 'a'],
  ['dashes of a domain', '@a-'],
  ['years', '2026-'],
  ['prices', '1,000'],
  ['schemes', 'http://'],
  ['quotes', '"\''],
  ['ends of quotes', 'a")'],
  ['marks', 'e\u0301'],
  ['currencies', '€ 1.'],
  ['books', '978-'],
])('reads 5,000 characters of %s at once', (_, piece) => {
  const text = piece.repeat(5000 / piece.length);
  const askedWords = Array.from({ length: 100 }, (_, index) => `a a a ${index}`);
  // The fastest of some: a busy machine holds others up.
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    ask(text, { askedWords, joinedAt: NOW });
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
