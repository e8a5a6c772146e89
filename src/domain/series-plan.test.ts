import { describe, expect, it } from 'vitest';
import { newEvent, type SchoolEvent } from './entities/community';
import type { EventSeries, SeriesChange } from './entities/event-series';
import { contentsOf } from './event-series';
import { occurrenceId, occurrenceOf } from './occurrence-id';
import { NEW_STATE, planSeries, type SeriesState } from './series-plan';

const day = (date: number, hour = 9) => new Date(Date.UTC(2026, 5, date, hour));
const before = day(1);
const series: EventSeries = {
  ...{ id: 's', schoolId: 'oak', userId: 'ana', repeat: 'weekly', until: day(24), timeZone: 'UTC' },
  ...{ start: day(2), end: day(2, 10), title: 'Choir', location: 'Hall', description: '', places: null },
  createdAt: null,
};
let made = 0;
const change = (from: number, part: SeriesChange['part']): SeriesChange => {
  made += 1;
  return { id: `c${made}`, schoolId: 'oak', userId: 'ana', from, part, createdAt: new Date(made) };
};
const eventOf = (number: number, fields: Partial<SchoolEvent> = {}): SchoolEvent => {
  const content = contentsOf(series, []).get(number);
  if (!content) throw new Error(`No number ${number}`);
  const { timeZone, userId, schoolId } = series;
  return {
    ...newEvent({ id: occurrenceId('s', number), timeZone, userId, schoolId, ...content }),
    ...fields,
  };
};
const all = (...own: [number, Partial<SchoolEvent>][]) =>
  new Map([0, 1, 2, 3].map((number) => [number, eventOf(number, new Map(own).get(number))]));
const MADE: SeriesState = { applied: [], made: [0, 1, 2, 3], own: {} };
const plan = (
  changes: SeriesChange[],
  {
    existing = all(),
    state = MADE,
    now = before,
  }: { existing?: Map<number, SchoolEvent>; state?: SeriesState; now?: Date } = {},
) => planSeries({ series, changes, state, existing }, now);

describe('what has to be done', () => {
  it('is to make all of a new one', () => {
    const { create, update, remove, state, last } = plan([], { existing: new Map(), state: NEW_STATE });
    expect(create).toEqual(contentsOf(series, []));
    expect([update.size, remove, state, last]).toEqual([0, [], MADE, day(23)]);
  });

  it('is nothing twice', () => {
    const { create, update, remove, state } = plan([]);
    expect([create.size, update.size, remove, state]).toEqual([0, 0, [], MADE]);
    const late = change(1, { title: 'Band' });
    const first = plan([late]);
    const changed = all(...[1, 2, 3].map((number): [number, object] => [number, { title: 'Band' }]));
    expect(plan([late], { existing: changed, state: first.state ?? MADE }).update.size).toBe(0);
  });

  it('is not to make what moderation has out of sight, nor to bring back what was deleted', () => {
    const { create } = planSeries(
      { series, changes: [], state: NEW_STATE, existing: new Map(), hidden: new Set([1]) },
      before,
    );
    expect([...create.keys()]).toEqual([0, 2, 3]);
    const left = all();
    left.delete(1);
    expect(plan([change(0, { title: 'Band' })], { existing: left }).create.size).toBe(0);
    // Neither where the series was shorter meanwhile.
    const short = change(0, { until: day(3) });
    const { remove, state } = plan([short], { existing: left });
    expect(remove).toEqual([2, 3]);
    const again = plan([short, change(0, { until: day(30) })], {
      existing: new Map([[0, eventOf(0)]]),
      state: state ?? MADE,
    });
    expect([...again.create.keys()]).toEqual([2, 3, 4]);
  });

  it('is to change the one that it is said of, and of those that follow what has not begun', () => {
    const { update } = plan([change(0, { title: 'Band', places: 5 })], { now: day(10) });
    expect([...update]).toEqual([0, 2, 3].map((number) => [number, { title: 'Band', places: 5 }]));
  });

  it('is to leave alone in which field one was changed by itself', () => {
    const existing = all(
      [2, { location: 'Yard', title: 'Big choir' }],
      [3, { start: day(24), end: day(24, 11) }],
    );
    const { update } = plan([change(1, { title: 'Band', description: 'New', start: day(10), end: null })], {
      existing,
    });
    expect(update.get(1)).toEqual({ title: 'Band', description: 'New', start: day(10), end: null });
    expect(update.get(2)).toEqual({ description: 'New', start: day(17), end: null });
    expect(update.get(3)).toEqual({ title: 'Band', description: 'New' });
  });

  it('is to change the one that the change begins with in any case', () => {
    const existing = all([1, { title: 'Big choir' }]);
    expect(plan([change(1, { title: 'Band' })], { existing }).update.get(1)).toEqual({ title: 'Band' });
    expect(plan([change(0, { title: 'Band' })], { existing }).update.has(1)).toBe(false);
  });

  it('is to do with one that has begun only what is said of itself, not what all before it are', () => {
    const now = day(9, 10);
    const changes = [change(0, { title: 'Band' }), change(1, { location: 'Yard' })];
    expect([...plan(changes, { now }).update]).toEqual([
      [0, { title: 'Band' }],
      [1, { location: 'Yard' }],
      ...[2, 3].map((number) => [number, { title: 'Band', location: 'Yard' }]),
    ]);
    expect(plan([change(1, { ends: true })], { now }).remove).toEqual([1, 2, 3]);
    expect(plan([change(0, { ends: true })], { now }).remove).toEqual([0, 2, 3]);
  });

  it('is to remember that one was called off by itself when all take place after all', () => {
    const existing = all([2, { isCancelled: true }]);
    const off = change(1, { isCancelled: true });
    const first = plan([off], { existing });
    expect([...first.update.keys()]).toEqual([1, 3]);
    const called = all(...[1, 2, 3].map((number): [number, object] => [number, { isCancelled: true }]));
    const on = change(1, { isCancelled: false });
    const second = plan([off, on], { existing: called, state: first.state ?? MADE });
    expect([...second.update]).toEqual([1, 3].map((number) => [number, { isCancelled: false }]));
    expect([first.changeId, second.changeId]).toEqual([off.id, on.id]);
  });

  it('is to take away what it has no more, and is still to come', () => {
    expect(plan([change(2, { ends: true })], { now: day(3) }).remove).toEqual([2, 3]);
    const gone = planSeries({ series: null, changes: [], state: MADE, existing: all() }, day(3));
    expect([gone.remove, gone.state]).toEqual([[1, 2, 3], null]);
    const state = { ...MADE, made: [0, 2] };
    expect(planSeries({ series: null, changes: [], state, existing: all() }, day(3)).remove).toEqual([2]);
  });

  it('is nothing with what somebody else has left under its id', () => {
    const { create, update, remove, state } = planSeries(
      { series, changes: [], state: NEW_STATE, existing: new Map(), foreign: new Set([0, 2]) },
      before,
    );
    expect([[...create.keys()], update.size, remove, state?.made]).toEqual([[1, 3], 0, [], [1, 3]]);
  });
});

it('is found by the id of an event, which nothing else has', () => {
  expect(occurrenceOf(occurrenceId('a-b', 12))).toEqual({ seriesId: 'a-b', number: 12 });
  for (const other of ['a-b', 'a_b', '_1', 'a_b_1', 'a_1x']) expect(occurrenceOf(other)).toBeNull();
});
