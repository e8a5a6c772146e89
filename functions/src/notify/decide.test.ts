import { describe, expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '@/domain/entities/community';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { KIND_OF, NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { type Delivery, decide, type Situation } from './decide';

const DAY = new Date('2026-11-27T12:00:00Z');
const NIGHT = new Date('2026-11-27T23:30:00Z');
const MORNING = new Date('2026-11-28T07:00:00Z');

const decided = (type: Situation['type'], situation: Partial<Situation> = {}): Delivery =>
  decide({ type, settings: DEFAULT_SETTINGS, isSilenced: false, now: DAY, ...situation });
const withKind = (
  kind: keyof typeof DEFAULT_SETTINGS.kinds,
  channels: Partial<Delivery> & { push?: boolean },
) => ({
  settings: {
    ...DEFAULT_SETTINGS,
    kinds: { ...DEFAULT_SETTINGS.kinds, [kind]: { ...DEFAULT_SETTINGS.kinds[kind], ...channels } },
  },
});

describe('who has chosen nothing', () => {
  test.each([
    ['comment', DAY, 'off'],
    ['event-comment', DAY, 'off'],
    ['reply', DAY, 'off'],
    ['mention', DAY, 'off'],
    ['like', null, 'off'],
    ['group-post', null, 'off'],
    ['event-new', null, 'off'],
    ['event-place', null, 'off'],
    ['event-changed', null, 'off'],
    ['event-cancelled', null, 'off'],
    ['event-message', null, 'off'],
    ['event-soon', DAY, 'off'],
    ['sign-up-soon', DAY, 'off'],
    ['announcement', DAY, 'off'],
    ['announcement-corrected', DAY, 'off'],
    ['decision', null, 'now'],
    ['report-decided', null, 'now'],
    ['request-decided', null, 'now'],
    ['group-admitted', null, 'now'],
    ['contact-request', null, 'off'],
    ['contact-shared', null, 'off'],
    ['group-request', DAY, 'off'],
    ['request-waiting', DAY, 'off'],
    ['report', DAY, 'off'],
    ['appeal', DAY, 'off'],
    ['danger', DAY, 'now'],
  ] as const)('is told of %s in the app, from %s by push, %s by mail', (type, pushAt, mail) =>
    expect(decided(type)).toEqual({ app: true, pushAt, mail }),
  );

  test('that is every type, and every kind has one', () => {
    expect(Object.keys(KIND_OF).toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted());
    const kinds = new Set<string>(Object.values(KIND_OF));
    expect(NOTIFICATION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test('what is turned off comes nowhere, and what is turned on there', () => {
  expect(decided('comment', withKind('comment', { app: false, push: false }))).toEqual({
    ...{ app: false, pushAt: null, mail: 'off' },
  });
  expect(decided('like', withKind('like', { push: true, mail: 'digest' }))).toEqual({
    ...{ app: true, pushAt: DAY, mail: 'digest' },
  });
});

describe('at night', () => {
  test('devices wait for the morning; the bell and mail do not', () => {
    expect(decided('reply', { now: NIGHT })).toEqual({ app: true, pushAt: MORNING, mail: 'off' });
    expect(decided('decision', { now: NIGHT }).mail).toBe('now');
  });
  test('a danger to a child does not wait, whatever was chosen', () => {
    const nothing = withKind('staff', { app: false, push: false, mail: 'off' });
    expect(decided('danger', { ...nothing, now: NIGHT })).toEqual({ app: true, pushAt: NIGHT, mail: 'now' });
    expect(decided('danger', { isSilenced: true, now: NIGHT }).pushAt).toBe(NIGHT);
  });
});

test('of what is silenced only who is called by name is told', () => {
  const isSilenced = true;
  for (const type of ['comment', 'reply', 'like', 'event-comment'] as const)
    expect(decided(type, { isSilenced })).toEqual({ app: false, pushAt: null, mail: 'off' });
  expect(decided('mention', { isSilenced })).toEqual(decided('mention'));
});
