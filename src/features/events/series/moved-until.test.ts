import { expect, it } from 'vitest';
import type { Repeat } from '@/domain/repeat';
import { leftOut, movedUntil } from './moved-until';

const ZONE = 'Europe/Berlin';
const moved = (start: string, fields: { start?: string; repeat?: Repeat | ''; until?: string } = {}) =>
  movedUntil({ start: '2026-10-13T18:30', repeat: 'weekly', until: '2026-11-03', ...fields }, start, ZONE);

it('moves the last day along, so that none is lost', () => {
  expect(moved('2026-10-14T18:30')).toBe('2026-11-04');
  expect(moved('2026-10-12T18:30')).toBe('2026-11-02');
  expect(moved('2026-10-13T20:00')).toBe('2026-11-03');
  // The second Tuesday becomes the third Thursday, which is nine days later in January 2027.
  expect(moved('2026-10-15T18:30', { repeat: 'monthly', until: '2027-01-12' })).toBe('2027-01-21');
});

it('leaves it where something is missing, or half typed', () => {
  expect(moved('')).toBe('2026-11-03');
  expect(moved('0202-10-14T18:30')).toBe('2026-11-03');
  expect(moved('9999-12-31T18:30', { until: '2027-11-03' })).toBe('2027-11-03');
  expect(moved('2026-10-14T18:30', { until: '2026-10-01' })).toBe('2026-10-01');
  expect(moved('2026-10-14T18:30', { until: '' })).toBe('');
  expect(moved('2026-10-14T18:30', { repeat: '' })).toBe('2026-11-03');
});

it('counts what an earlier last day leaves out', () => {
  const start = new Date('2026-10-13T16:30Z');
  const input = {
    ...{ title: 'Choir', start, end: null, location: '', description: '', places: null },
    ...{ rsvpsClosed: false, isCancelled: false },
  };
  const series = { id: 's', repeat: 'weekly', until: new Date('2026-11-03T17:30Z'), changeId: null } as const;
  const until = (day: string) => ({ repeat: 'weekly', until: new Date(`${day}T22:59:59Z`) }) as const;
  const count = (day: string) => leftOut({ start, series }, input, until(day), ZONE);
  expect(['2026-11-03', '2026-12-01', '2026-11-02', '2026-10-20'].map(count)).toEqual([0, 0, 1, 2]);
  const later = { ...input, start: new Date('2026-10-14T16:30Z') };
  expect(leftOut({ start, series }, later, until('2026-11-03'), ZONE)).toBe(1);
  expect(leftOut({ start, series: null }, input, until('2026-10-20'), ZONE)).toBe(0);
  expect(leftOut({ start, series }, input, null, ZONE)).toBe(0);
});
