import { expect, it } from 'vitest';
import { lastActivity } from './last-activity';

const now = new Date(2026, 2, 10, 9, 0);

it.each([
  ['now', now],
  ['a moment ahead of this clock', new Date(2026, 2, 10, 9, 1)],
  ['just after midnight', new Date(2026, 2, 10, 0, 0)],
])('is today: %s', (_what, at) => expect(lastActivity(at, now)).toEqual({ kind: 'today' }));

it('is yesterday when it was the evening before', () =>
  expect(lastActivity(new Date(2026, 2, 9, 23, 59), now)).toEqual({ kind: 'yesterday' }));

it('is counted in days for a month, over the change of clocks, too, and then its date', () => {
  expect(lastActivity(new Date(2026, 2, 8, 23, 0), now)).toEqual({ kind: 'days', count: 2 });
  expect(lastActivity(new Date(2026, 1, 8), now)).toEqual({ kind: 'days', count: 30 });
  const before = new Date(2026, 1, 7, 23, 59);
  expect(lastActivity(before, now)).toEqual({ kind: 'date', date: before });
});

it('is none where nothing was posted', () => expect(lastActivity(null, now)).toEqual({ kind: 'none' }));
