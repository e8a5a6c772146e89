import { expect, it } from 'vitest';
import type { Notification } from '@/domain/entities/community';
import { byDay } from './by-day';

const at = (id: string, createdAt: Date | null) => ({ id, createdAt }) as Notification;

it('gathers what came on one day, in order', () => {
  const days = byDay([
    at('a', new Date(2026, 4, 12, 18)),
    at('b', new Date(2026, 4, 12, 0)),
    at('c', new Date(2026, 4, 11, 23, 59)),
    at('d', null),
  ]);
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(days.map(({ date }) => date)).toEqual([
    new Date(2026, 4, 12, 18),
    new Date(2026, 4, 11, 23, 59),
    null,
  ]);
});

it('has no days where nothing came', () => expect(byDay([])).toEqual([]));
