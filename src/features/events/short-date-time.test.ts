import { expect, it } from 'vitest';
import { createFormat } from '@/i18n/create-format';
import { shortDateTime } from './short-date-time';

const now = new Date(2026, 10, 25, 12);
const say = (...at: [number, number, number, number, number]) =>
  shortDateTime(createFormat('en-US', 'Unknown Date'), new Date(...at), now).replaceAll('\u202f', ' ');

it.each([
  ['a weekday and the hour, within six days', say(2026, 10, 27, 16, 0), /^Fri,? 4 PM$/],
  ['minutes where there are any', say(2026, 10, 27, 16, 30), /^Fri,? 4:30 PM$/],
  ['the day as well, later on', say(2026, 11, 4, 16, 0), /^Fri, Dec 4, 4 PM$/],
])('says %s', (_, said, expected) => {
  expect(said).toMatch(expected);
});
