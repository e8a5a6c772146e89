import { expect, it } from 'vitest';
import { clocksDiffer } from './event-times';

const summer = new Date('2026-07-01T12:00:00Z');
const winter = new Date('2026-01-01T12:00:00Z');

it('sees a different clock', () =>
  expect(clocksDiffer(summer, 'America/New_York', 'Europe/Paris')).toBe(true));
it('sees that two names mean the same time', () =>
  expect(clocksDiffer(summer, 'Europe/Berlin', 'Europe/Paris')).toBe(false));
it('knows that Arizona has no summer time', () => {
  expect(clocksDiffer(summer, 'America/Denver', 'America/Phoenix')).toBe(true);
  expect(clocksDiffer(winter, 'America/Denver', 'America/Phoenix')).toBe(false);
});
it('does not stumble over an unknown zone', () =>
  expect(clocksDiffer(summer, 'Mars/Olympus', 'Europe/Paris')).toBe(false));
