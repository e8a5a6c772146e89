import { beforeEach, describe, expect, test } from 'vitest';
import type { SchoolEvent } from '@/domain/entities/community';
import type { Rsvp, RsvpInput } from '@/domain/entities/rsvp';
import { DAY_MS } from '@/domain/time';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { at, eventOf, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { rsvps } = backend;
const ADA = { name: 'Ada', gradeOrRoom: 'Grade 2' };
const GOING: RsvpInput = { answer: 'going', children: [ADA], isNamed: true };

let school: TestSchool;
let host: TestUser;
let guest: TestUser;
let event: SchoolEvent;

beforeEach(async () => {
  school = await world.school();
  [host, guest] = await Promise.all([world.member(school), world.member(school, { children: [ADA] })]);
  event = eventOf(host, school.id, { start: new Date(Date.now() + DAY_MS) });
  await store(documents.event(event));
  await as(guest);
});

const mine = () => watching(rsvps.watchMine, guest.uid, event.id);
const answer = (input: RsvpInput, uid = guest.uid) =>
  rsvps.answer({ eventId: event.id, schoolId: school.id, uid }, input);

describe('one’s own answer', () => {
  test('is none until it is given, then as it was, and as it is given anew', async () => {
    const own = mine();
    expect(await own.until(() => true)).toBeNull();
    await answer(GOING);
    expect(await own.until((rsvp) => rsvp?.answer === 'going')).toMatchObject({
      ...{ userId: guest.uid, schoolId: school.id, ...GOING },
    });
    // Functions alone say whether it has a place.
    expect(await own.until((rsvp) => Boolean(rsvp?.standing))).toMatchObject({
      standing: { isWaiting: false, waitingChildren: [] },
    });
    await answer({ answer: 'no', children: [], isNamed: false });
    expect(await own.until((rsvp) => rsvp?.answer === 'no')).toMatchObject({ children: [], isNamed: false });
  });

  test('is refused in somebody else’s name, with no child of one’s own, and after the start', async () => {
    expect(await codeOf(answer(GOING, host.uid))).toBe('permission-denied');
    expect(await codeOf(answer({ ...GOING, children: [{ ...ADA, name: 'Eve' }] }))).toBe('permission-denied');
    await store(documents.event({ ...event, start: at(0) }));
    expect(await codeOf(answer(GOING))).toBe('permission-denied');
  });
});

describe('the answers to an event', () => {
  const answered = (index: number): Rsvp => ({
    userId: `parent${String(index).padStart(3, '0')}`,
    schoolId: school.id,
    answer: 'going',
    children: [],
    isNamed: true,
    answeredAt: at(index),
    // Nobody has such an account, so functions give no places.
    standing: null,
  });

  test('are read by the host a page at a time, the last one first', async () => {
    await store(...several(101, (index) => documents.rsvp(event.id, answered(index))));
    await as(host);
    const first = await rsvps.page(event.id, null);
    expect(first.items).toHaveLength(100);
    expect(first.items[0]).toEqual(answered(100));
    const second = await rsvps.page(event.id, first.next);
    expect(second).toEqual({ items: [answered(0)], next: null });
  });

  test('are read by nobody else', async () => {
    expect(await codeOf(rsvps.page(event.id, null))).toBe('permission-denied');
  });
});
