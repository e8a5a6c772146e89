import { expect, it } from 'vitest';
import { dialLink } from './phone';

it.each([
  ['911', 'tel:911'],
  ['+1 (503) 555-0100', 'tel:+15035550100'],
  ['+49 (0)30 1234', 'tel:+49301234'],
  ['(030) 12 34', 'tel:0301234'],
  ['(0)30 1234', 'tel:0301234'],
  ['503 555 0100 ext. 4', 'tel:5035550100'],
  ['503 555 0100, then 4', 'tel:5035550100'],
  ['at the office', null],
  ['', null],
])('%s is dialled as %s', (phone, link) => {
  expect(dialLink(phone)).toBe(link);
});
