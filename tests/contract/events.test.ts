import { setHours, startOfDay } from 'date-fns';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventList, EventRange } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventsWhen } from '@/domain/event-time';
import { newDocumentId } from '@/domain/ids';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { eventOf, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { events } = backend;
const NOON = setHours(startOfDay(new Date()), 12);
/** So many hours from the noon that is now. */
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

let school: TestSchool;
let host: TestUser;

beforeEach(async () => {
  school = await world.school();
  host = await world.member(school);
  await as(host);
});

const event = (fields: Partial<SchoolEvent> = {}) => eventOf(host, school.id, fields);
const storeEvents = (...all: SchoolEvent[]) => store(...all.map(documents.event));
const list = (when: EventsWhen, fields: Partial<EventList> = {}): EventList => ({
  schoolId: school.id,
  when,
  authorId: null,
  ...fields,
});
const watch = (when: EventsWhen, fields?: Partial<EventList>) =>
  watching(events.watchFirst, list(when, fields), NOON);
const upcoming = () => watch('upcoming');
const hosted = (eventId: string) => ({ eventId, uid: host.uid });
const input = {
  ...{ title: 'Fair', start: hours(1), end: hours(3), location: 'Gym', description: 'Games' },
  ...{ places: 30, rsvpsClosed: false, isCancelled: false },
};

const timeZone = 'Europe/Berlin';

describe('an event', () => {
  test('is held as it was entered, in the zone of its school', async () => {
    const id = newDocumentId();
    await events.create({ eventId: id, schoolId: school.id, uid: host.uid, timeZone, input });
    const { start, end, createdAt, ...held } = (await world.data(`events/${id}`)) ?? {};
    expect(held).toEqual({
      title: 'Fair',
      location: 'Gym',
      description: 'Games',
      timeZone,
      userId: host.uid,
      schoolId: school.id,
      reminderSent: false,
      places: 30,
      rsvpsClosed: false,
      isCancelled: false,
      rsvpSummary: null,
      series: null,
    });
    expect([start.toDate(), end.toDate()]).toEqual([hours(1), hours(3)]);
    expect(createdAt.toDate()).toBeInstanceOf(Date);
  });

  test('is changed in what was entered, and keeps its zone, host and reminder', async () => {
    const before = event({ start: hours(9), reminderSent: true });
    await storeEvents(before);
    const watched = upcoming();
    await watched.until(({ items }) => items.length === 1);
    await events.update(hosted(before.id), { ...input, end: null });
    const { items } = await watched.until((page) => page.items[0]?.title === 'Fair');
    expect(items).toEqual([{ ...before, ...input, end: null }]);
  });

  test('is made once, though it is sent twice, and keeps what was changed since', async () => {
    const made = { eventId: newDocumentId(), schoolId: school.id, uid: host.uid, timeZone, input };
    await events.create(made);
    await events.update(hosted(made.eventId), { title: 'Party' });
    expect(await codeOf(events.create(made))).toBe('permission-denied');
    expect(await world.data(`events/${made.eventId}`)).toMatchObject({ title: 'Party' });
  });

  test('that is gone takes no change', async () => {
    expect(await codeOf(events.update(hosted('gone'), input))).toBe('permission-denied');
  });

  test('is gone once it is deleted', async () => {
    const here = event();
    await storeEvents(here);
    expect(await events.get(here.id)).toEqual(here);
    await events.delete(here.id);
    expect(await events.get(here.id)).toBeNull();
    expect(await world.data(`events/${here.id}`)).toBeNull();
  });

  test('is refused in another school, and to whoever is not its host', async () => {
    const { id: schoolId } = await world.school();
    const others = eventOf(await world.member(school), school.id);
    await storeEvents(others);
    const foreign = { eventId: newDocumentId(), schoolId, uid: host.uid, timeZone, input };
    expect(await codeOf(events.create(foreign))).toBe('permission-denied');
    expect(await codeOf(events.update(hosted(others.id), input))).toBe('permission-denied');
    expect(await codeOf(events.delete(others.id))).toBe('permission-denied');
  });
});

describe('events to come', () => {
  test('are those from today on, soonest first, with every field, and those of before that are still on', async () => {
    const long = event({ start: hours(-30), end: hours(9) });
    const ending = event({ start: hours(-20), end: hours(1) });
    const over = event({ start: hours(-4), end: hours(-1) });
    const morning = event({ start: hours(-3) });
    const tonight = event({ start: hours(7), end: hours(9), description: '', location: '' });
    const tomorrow = event({ start: hours(30) });
    const later = event({ start: hours(200) });
    const elsewhere = await world.school();
    await storeEvents(
      ...[later, tomorrow, tonight, long, morning, over, ending],
      event({ start: hours(-30), end: hours(-2) }),
      event({ start: hours(-30) }),
      eventOf(host, elsewhere.id, { start: hours(5) }),
      eventOf(host, elsewhere.id, { start: hours(-30), end: hours(5) }),
    );
    const told = async (when: EventsWhen) => (await watch(when).until(() => true)).items;
    expect(await told('upcoming')).toEqual([over, morning, tonight, tomorrow, later]);
    expect(await told('soon')).toEqual([over, morning, tonight, tomorrow]);
    expect(await told('ongoing')).toEqual([ending, long]);
  });

  test('are told as they come, move and go, until they are no longer followed', async () => {
    const [left, kept, ongoing] = [upcoming(), upcoming(), watch('ongoing')];
    const none = { items: [], next: null };
    expect(await Promise.all([left, kept].map((watched) => watched.until(() => true)))).toEqual([none, none]);
    left.stop();
    const party = event({ start: hours(2) });
    await storeEvents(party);
    await kept.until(({ items }) => items.length === 1);
    await db.doc(`events/${party.id}`).update({ start: hours(-40), end: hours(2) });
    await kept.until((page) => kept.told.length > 1 && page.items.length === 0 && page !== kept.told[0]);
    await ongoing.until(({ items }) => items[0]?.start.getTime() === hours(-40).getTime());
    await db.doc(`events/${party.id}`).delete();
    await ongoing.until((page) => page.items.length === 0 && page !== ongoing.told[0]);
    expect(left.told).toHaveLength(1);
  });

  test('are fifty of those that come and ten that are still on, and more after them', async () => {
    const coming = several(52, (index) => event({ start: hours(index + 1) }));
    const on = several(12, (index) => event({ start: hours(-30), end: hours(index + 1) }));
    await storeEvents(...coming, ...on);
    for (const [when, all, size] of [
      ['upcoming', coming, 50],
      ['ongoing', on, 10],
    ] as const) {
      const first = await watch(when).until(() => true);
      expect(first.items).toEqual(all.slice(0, size));
      expect(await events.page(list(when), NOON, first.next)).toEqual({ items: all.slice(size), next: null });
    }
  });

  test('of another school are refused', async () => {
    const { id: schoolId } = await world.school();
    for (const when of ['upcoming', 'soon', 'ongoing'] as const)
      expect((await watch(when, { schoolId }).failure()).code).toBe('permission-denied');
  });
});

describe('the events of some days', () => {
  const first = startOfDay(hours(-48));
  const next = startOfDay(hours(72));
  const range = (begun: EventRange['begun'], fields: Partial<EventRange> = {}): EventRange => ({
    ...{ schoolId: school.id, authorId: null, first, next, begun },
    ...fields,
  });
  const told = async (...of: Parameters<typeof range>) => (await events.pageOf(range(...of), null)).items;

  test('are those that begin in them, soonest first, and those of before that go on into them', async () => {
    const opening = event({ start: first });
    const late = event({ start: hours(50) });
    const long = event({ start: hours(-90), end: hours(9) });
    const ending = event({ start: hours(-99), end: hours(-47) });
    await storeEvents(
      ...[late, long, opening, ending],
      event({ start: next }),
      event({ start: hours(-90), end: first }),
      event({ start: hours(-90) }),
      eventOf(host, (await world.school()).id, { start: hours(5) }),
    );
    expect(await told('within')).toEqual([opening, late]);
    expect(await told('before')).toEqual([ending, long]);
  });

  test('are fifty and ten at a time, of all or of one parent', async () => {
    const other = await world.member(school);
    const within = several(52, (index) => event({ start: hours(index / 10) }));
    const before = several(12, (index) => event({ start: hours(-90), end: hours(index + 1) }));
    const theirs = eventOf(other, school.id, { start: hours(9) });
    await storeEvents(...within, ...before, theirs);
    const authorId = host.uid;
    for (const [begun, all, size] of [
      ['within', within, 50],
      ['before', before, 10],
    ] as const) {
      const page = await events.pageOf(range(begun, { authorId }), null);
      expect(page.items).toEqual(all.slice(0, size));
      const rest = await events.pageOf(range(begun, { authorId }), page.next);
      expect(rest).toEqual({ items: all.slice(size), next: null });
    }
    expect(await told('within', { authorId: other.uid })).toEqual([theirs]);
  });

  test('of another school are refused', async () => {
    const { id: schoolId } = await world.school();
    expect(await codeOf(told('within', { schoolId }))).toBe('permission-denied');
  });
});

test('one event is followed until it is gone', async () => {
  const here = event();
  await storeEvents(here);
  const watched = watching(events.watch, here.id);
  await watched.until((told) => told?.id === here.id);
  await db.doc(`events/${here.id}`).update({ title: 'Party' });
  await watched.until((told) => told?.title === 'Party');
  await db.doc(`events/${here.id}`).delete();
  await watched.until((told) => told === null);
});

test('the events of one parent are found among any number of others’', async () => {
  const other = await world.member(school);
  const theirs = (fields: Partial<SchoolEvent>) => eventOf(other, school.id, fields);
  const mine = {
    upcoming: event({ start: hours(90) }),
    ongoing: event({ start: hours(-30), end: hours(90) }),
    past: event({ start: hours(-90), end: hours(-80) }),
  };
  await storeEvents(
    ...Object.values(mine),
    ...several(51, (index) => theirs({ start: hours(index + 1) })),
    ...several(11, (index) => theirs({ start: hours(-30), end: hours(index + 1) })),
    theirs({ start: hours(-70), end: hours(-60) }),
  );
  const authorId = host.uid;
  for (const when of ['upcoming', 'ongoing'] as const) {
    const { items } = await watch(when, { authorId }).until(() => true);
    expect(items).toEqual([mine[when]]);
  }
  expect((await events.page(list('past', { authorId }), NOON, null)).items).toEqual([mine.past]);
});

describe('past events', () => {
  test('are read newest first, fifty at a time', async () => {
    const all = several(52, (index) => event({ start: hours(-100 - index), end: hours(-99 - index) }));
    const elsewhere = await world.school();
    await storeEvents(...all, event({ start: hours(5) }), eventOf(host, elsewhere.id, { start: hours(-90) }));
    const first = await events.page(list('past'), NOON, null);
    expect(first.items).toEqual(all.slice(0, 50));
    expect(await events.page(list('past'), NOON, first.next)).toEqual({ items: all.slice(50), next: null });
  });

  test('leave out what began and is still on', async () => {
    const over = event({ start: hours(-30), end: NOON });
    await storeEvents(over, event({ start: hours(-40), end: hours(1) }), event({ start: hours(-3) }));
    expect((await events.page(list('past'), NOON, null)).items).toEqual([over]);
  });

  test('of another school are refused', async () => {
    const { id: schoolId } = await world.school();
    expect(await codeOf(events.page(list('past', { schoolId }), NOON, null))).toBe('permission-denied');
  });
});
