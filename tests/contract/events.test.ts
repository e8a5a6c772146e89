import { setHours, startOfDay } from 'date-fns';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SchoolEvent } from '@/domain/entities/community';
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
const upcoming = (schoolId = school.id, now = NOON) => watching(events.watchUpcoming, schoolId, now);
const input = { title: 'Fair', start: hours(1), end: hours(3), location: 'Gym', description: 'Games' };

describe('an event', () => {
  test('is held as it was entered, in the zone of this device', async () => {
    const id = newDocumentId();
    await events.create({ eventId: id, schoolId: school.id, uid: host.uid, input });
    const { start, end, createdAt, ...held } = (await world.data(`events/${id}`)) ?? {};
    expect(held).toEqual({
      title: 'Fair',
      location: 'Gym',
      description: 'Games',
      timeZone: 'America/Los_Angeles',
      userId: host.uid,
      schoolId: school.id,
      reminderSent: false,
    });
    expect([start.toDate(), end.toDate()]).toEqual([hours(1), hours(3)]);
    expect(createdAt.toDate()).toBeInstanceOf(Date);
  });

  test('is changed in what was entered, and keeps its zone, host and reminder', async () => {
    const before = event({ start: hours(9), reminderSent: true });
    await storeEvents(before);
    const watched = upcoming();
    await watched.until((all) => all.length === 1);
    await events.update(before.id, { ...input, end: null });
    const [changed] = await watched.until((all) => all[0]?.title === 'Fair');
    expect(changed).toEqual({ ...before, ...input, end: null });
  });

  test('is made once, though it is sent twice, and keeps what was changed since', async () => {
    const made = { eventId: newDocumentId(), schoolId: school.id, uid: host.uid, input };
    await events.create(made);
    await events.update(made.eventId, { title: 'Party' });
    expect(await codeOf(events.create(made))).toBe('permission-denied');
    expect(await world.data(`events/${made.eventId}`)).toMatchObject({ title: 'Party' });
  });

  test('that is gone takes no change', async () => {
    expect(await codeOf(events.update('gone', input))).toBe('permission-denied');
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
    const foreign = { eventId: newDocumentId(), schoolId, uid: host.uid, input };
    expect(await codeOf(events.create(foreign))).toBe('permission-denied');
    expect(await codeOf(events.update(others.id, input))).toBe('permission-denied');
    expect(await codeOf(events.delete(others.id))).toBe('permission-denied');
  });
});

describe('upcoming events', () => {
  test('are those not over yet, soonest first, with every field', async () => {
    const long = event({ start: hours(-30), end: hours(1) });
    const morning = event({ start: hours(-4) });
    const tonight = event({ start: hours(7), end: hours(9), description: '', location: '' });
    const later = event({ start: hours(200) });
    const elsewhere = await world.school();
    await storeEvents(
      later,
      tonight,
      long,
      morning,
      event({ start: hours(-4), end: hours(-1) }),
      event({ start: hours(-30), end: hours(-2) }),
      event({ start: hours(-30) }),
      eventOf(host, elsewhere.id, { start: hours(5) }),
      eventOf(host, elsewhere.id, { start: hours(-30), end: hours(5) }),
    );
    expect(await upcoming().until(() => true)).toEqual([long, morning, tonight, later]);
  });

  test('are told as they come, move and go, until they are no longer followed', async () => {
    const [left, kept] = [upcoming(), upcoming()];
    expect(await Promise.all([left, kept].map((watched) => watched.until(() => true)))).toEqual([[], []]);
    left.stop();
    const party = event({ start: hours(2) });
    await storeEvents(party);
    await kept.until((all) => all.length === 1);
    await db.doc(`events/${party.id}`).update({ start: hours(-40), end: hours(2) });
    await kept.until(([first]) => first?.start.getTime() === hours(-40).getTime());
    await db.doc(`events/${party.id}`).delete();
    await kept.until((all) => kept.told.length > 1 && all.length === 0 && all !== kept.told[0]);
    expect(left.told).toHaveLength(1);
  });

  test('are a hundred of those that come, at most', async () => {
    await storeEvents(...several(102, (index) => event({ start: hours(index + 1) })));
    const told = await upcoming().until(() => true);
    expect(told.map(({ start }) => start)).toEqual(several(100, (index) => hours(index + 1)));
  });

  test('of another school are refused', async () => {
    const { id } = await world.school();
    expect((await upcoming(id).failure()).code).toBe('permission-denied');
  });
});

describe('past events', () => {
  test('are read newest first, twenty at a time', async () => {
    const all = several(22, (index) => event({ start: hours(-100 - index), end: hours(-99 - index) }));
    const elsewhere = await world.school();
    await storeEvents(...all, event({ start: hours(5) }), eventOf(host, elsewhere.id, { start: hours(-90) }));
    const first = await events.past(school.id, NOON, null);
    expect(first.items).toEqual(all.slice(0, 20));
    expect(await events.past(school.id, NOON, first.next)).toEqual({ items: all.slice(20), next: null });
  });

  test('leave out what began and is still on', async () => {
    const over = event({ start: hours(-30), end: NOON });
    await storeEvents(over, event({ start: hours(-40), end: hours(1) }), event({ start: hours(-3) }));
    expect((await events.past(school.id, NOON, null)).items).toEqual([over]);
  });

  test('of another school are refused', async () => {
    const { id } = await world.school();
    expect(await codeOf(events.past(id, NOON, null))).toBe('permission-denied');
  });
});
