import { expect, it } from 'vitest';
import { isSilenced, silencedUntil } from './silence';

const now = new Date(Date.UTC(2026, 4, 12, 18));

it('ends after its days, or never', () => {
  expect(silencedUntil(1, now)).toEqual(new Date(Date.UTC(2026, 4, 13, 18)));
  expect(silencedUntil(7, now)).toEqual(new Date(Date.UTC(2026, 4, 19, 18)));
  expect(silencedUntil(null, now)).toBeNull();
});

it.each([
  ['for good', { until: null }, true],
  ['for a while yet', { until: new Date(now.getTime() + 1) }, true],
  ['until now', { until: now }, false],
  ['not at all', null, false],
  ['nobody knows how', undefined, false],
])('holds %s', (_, silence, holds) => expect(isSilenced(silence, now)).toBe(holds));
