import { addDays, addMinutes } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';

type Stored = Record<string, unknown>;
type Test = (event: Stored) => boolean;

const store = vi.hoisted(() => ({ events: [] as Stored[], reads: 0 }));

/** Answers as the database does, and counts what it bills: each document, and one for nothing. */
class FakeQuery {
  readonly #tests: readonly Test[];
  readonly #by: 'asc' | 'desc';
  constructor(tests: readonly Test[] = [], by: 'asc' | 'desc' = 'asc') {
    this.#tests = tests;
    this.#by = by;
  }
  where(field: string, operator: string, value: unknown): FakeQuery {
    const held = (event: Stored) => (field === 'start' ? startOf(event) : event[field]) as number;
    const wanted = (value instanceof Date ? value.getTime() : value) as number;
    const tests: Record<string, Test> = {
      '==': (event) => held(event) === wanted,
      '>=': (event) => held(event) >= wanted,
      '<': (event) => held(event) < wanted,
    };
    return new FakeQuery([...this.#tests, tests[operator] ?? (() => false)], this.#by);
  }
  orderBy(_field: 'start', by: 'asc' | 'desc' = 'asc'): FakeQuery {
    return new FakeQuery(this.#tests, by);
  }
  limit(count: number) {
    return {
      get: () => {
        const docs = store.events
          .filter((event) => this.#tests.every((holds) => holds(event)))
          .sort((a, b) => (this.#by === 'asc' ? 1 : -1) * (startOf(a) - startOf(b)))
          .slice(0, count)
          .map((event) => ({
            id: event.id,
            data: () => event,
            get: (field: string) => event[field],
            ref: { parent: { id: 'events' } },
          }));
        store.reads += Math.max(docs.length, 1);
        return Promise.resolve({ docs, size: docs.length });
      },
    };
  }
}
const startOf = ({ start }: Stored) => (start as Timestamp).toMillis();

vi.mock('../platform/app', () => ({ db: { collection: () => new FakeQuery() } }));
// Before the cache looks for a clock.
vi.useFakeTimers();
const { eventsOfSchool } = await import('./school-events');

const now = new Date('2026-11-27T12:00:00Z');
const event = (id: string, start: Date, fields: Stored = {}): Stored => ({
  ...{ id, title: id, start: Timestamp.fromDate(start), end: null, location: '', description: '' },
  ...{ timeZone: 'UTC', userId: 'host', schoolId: 'oak', reminderSent: false, createdAt: null, ...fields },
});
const hours = (count: number) => addMinutes(now, 60 * count);
const idsOf = async (version: string, at = now) =>
  (await eventsOfSchool('oak', version, at)).map(({ id }) => id);

let version = 0;
/** One that this instance has not read. */
const nextVersion = () => `v${++version}`;
beforeEach(() => {
  store.events = [];
  store.reads = 0;
  // A cache takes the very first moment for no time at all.
  vi.advanceTimersByTime(1_000);
});

test('come by their start, from ninety days back to a year ahead', async () => {
  for (const days of [367, 365, -89, 1, -91, -1]) store.events.push(event(`day${days}`, addDays(now, days)));
  store.events.push(event('elsewhere', now, { schoolId: 'elm' }));
  expect(await idsOf(nextVersion())).toEqual(['day-89', 'day-1', 'day1', 'day365']);
});

test('are five hundred at most, those to come before those that are over', async () => {
  for (let count = 1; count <= 498; count++) store.events.push(event(`next${count}`, hours(count)));
  for (let count = 1; count <= 3; count++) store.events.push(event(`last${count}`, hours(-count)));
  const ids = await idsOf(nextVersion());
  expect(ids).toHaveLength(500);
  expect([ids[0], ids[1], ids[2], ids.at(-1)]).toEqual(['last2', 'last1', 'next1', 'next498']);
  for (let count = 499; count <= 600; count++) store.events.push(event(`next${count}`, hours(count)));
  const next = await idsOf(nextVersion());
  expect([next.length, next[0], next.at(-1)]).toEqual([500, 'next1', 'next500']);
});

test('are read once for all parents of a school, and again when one has changed or time has gone by', async () => {
  for (let count = 1; count <= 20; count++) store.events.push(event(`next${count}`, hours(count)));
  const known = nextVersion();
  await idsOf(known);
  // Twenty, and one for that there are none before.
  expect(store.reads).toBe(21);
  for (let time = 0; time < 100; time++) await idsOf(known);
  expect(store.reads).toBe(21);
  const changed = nextVersion();
  await idsOf(changed);
  expect(store.reads).toBe(42);
  vi.advanceTimersByTime(11 * 60_000);
  await idsOf(changed);
  expect(store.reads).toBe(63);
});

test('say how often they were changed, and leave out what no schema knows', async () => {
  const changedAt = new Date('2026-11-20T08:00:00Z');
  store.events.push(
    event('changed', hours(1), { sequence: 3, changedAt: Timestamp.fromDate(changedAt) }),
    event('odd', hours(2), { title: 7 }),
    event('new', hours(3), { sequence: 'x' }),
  );
  expect(await eventsOfSchool('oak', nextVersion(), now)).toMatchObject([
    { id: 'changed', sequence: 3, changedAt },
    { id: 'new', sequence: 0, changedAt: null },
  ]);
});
