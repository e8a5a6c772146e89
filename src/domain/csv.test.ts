import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('is lines of cells', () => {
  expect(
    csvOf([
      ['Slot', 'Count'],
      ['Cake', 2],
    ]),
  ).toBe('Slot,Count\r\nCake,2\r\n');
});

it.each([
  ['a comma', 'Cake, lemon', '"Cake, lemon"'],
  ['quotes', 'The "best" cake', '"The ""best"" cake"'],
  ['a line break', 'One\nTwo', '"One\nTwo"'],
  ['letters of any script', 'Zoë 中', 'Zoë 中'],
])('keeps %s', (_, text, cell) => {
  expect(csvOf([[text]])).toBe(`${cell}\r\n`);
});

it.each([
  ['=HYPERLINK("http://x.test")', `"'=HYPERLINK(""http://x.test"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\r=1', `"'\r=1"`],
])('makes no formula of %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`${cell}\r\n`);
});

it('leaves numbers and what has a sign inside as they are', () => {
  expect(csvOf([[-1, 'Gym 3-4 pm']])).toBe('-1,Gym 3-4 pm\r\n');
});
