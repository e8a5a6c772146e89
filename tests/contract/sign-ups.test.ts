import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Claim, ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import { eventListId } from '@/domain/ids';
import { newSignUpList, type SignUpListInput } from '@/domain/inputs/sign-up-list';
import { DAY_MS } from '@/domain/time';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { at, eventOf, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { signUps } = backend;
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 + days * DAY_MS);
const DATE = inDays(3);
const INPUT: SignUpListInput = {
  ...{ title: 'Cake sale', description: 'No nuts', date: DATE, isClosed: false },
  slots: [
    { id: 'cake', label: 'Cake', count: 4 },
    { id: 'stand', label: 'Stand', count: 2 },
  ],
};

let school: TestSchool;
let host: TestUser;
let guest: TestUser;
let list: SignUpList;

const listOf = (fields: Partial<SignUpListInput> = {}, createdAt = at(0)): SignUpList => ({
  ...newSignUpList({
    ...{ id: randomUUID(), schoolId: school.id, userId: host.uid, eventId: null },
    input: { ...INPUT, ...fields },
  }),
  createdAt,
});

beforeEach(async () => {
  school = await world.school();
  [host, guest] = await Promise.all([world.member(school), world.member(school)]);
  list = listOf();
  await store(documents.signUpList(list));
  await as(guest);
});

describe('a list', () => {
  test('is made as it was entered, changed where it was, and deleted', async () => {
    await as(host);
    const listId = randomUUID();
    const one = watching(signUps.watch, listId);
    expect(await one.until(() => true)).toBeNull();
    await signUps.create({ listId, schoolId: school.id, eventId: null, uid: host.uid, input: INPUT });
    const made = await one.until((found) => found !== null && found.createdAt !== null);
    expect(made).toMatchObject({
      ...{ id: listId, schoolId: school.id, userId: host.uid, eventId: null, summary: null },
      ...{ title: 'Cake sale', description: 'No nuts', date: INPUT.date, isClosed: false },
      slotIds: ['cake', 'stand'],
      labels: { cake: 'Cake', stand: 'Stand' },
      counts: { cake: 4, stand: 2 },
    });
    await signUps.update({ listId, uid: host.uid }, { slots: [{ id: 'pie', label: 'Pie', count: 1 }] });
    await signUps.update({ listId, uid: host.uid }, { isClosed: true, date: null });
    expect(await one.until((found) => found?.isClosed === true)).toMatchObject({
      ...{ title: 'Cake sale', date: null },
      ...{ slotIds: ['pie'], labels: { pie: 'Pie' }, counts: { pie: 1 } },
    });
    await signUps.delete(listId);
    expect(await one.until((found) => found === null)).toBeNull();
  });

  test('of an event is found by it', async () => {
    const event = eventOf(host, school.id, { start: DATE });
    await store(documents.event(event));
    await as(host);
    const found = watching(signUps.watchOfEvent, event.id);
    expect(await found.until(() => true)).toBeNull();
    const listId = eventListId(event.id);
    await signUps.create({ listId, schoolId: school.id, eventId: event.id, uid: host.uid, input: INPUT });
    expect(await found.until((one) => one !== null)).toMatchObject({ id: listId, eventId: event.id });
  });

  test('of another is neither changed nor deleted', async () => {
    const of = { listId: list.id, uid: guest.uid };
    expect(await codeOf(signUps.update(of, { title: 'Pies' }))).toBe('permission-denied');
    expect(await codeOf(signUps.delete(list.id))).toBe('permission-denied');
  });

  test('keeps what is taken', async () => {
    await store(documents.signUpList({ ...list, summary: { taken: { cake: 3 }, people: {} } }));
    await as(host);
    const change = (slots: SignUpListInput['slots']) =>
      codeOf(signUps.update({ listId: list.id, uid: host.uid }, { slots }));
    expect(await change([{ id: 'stand', label: 'Stand', count: 2 }])).toBe('permission-denied');
    expect(await change([{ id: 'cake', label: 'Cake', count: 2 }])).toBe('permission-denied');
    expect(await change([{ id: 'cake', label: 'Cakes', count: 3 }])).toBe('none');
  });
});

describe('the lists of a school', () => {
  test('are those of today and later, soonest first; of any time, newest first; past ones, newest first', async () => {
    const now = new Date();
    const titled = (title: string, date: Date | null, minutes = 0) => listOf({ title, date }, at(minutes));
    await store(
      ...[
        titled('In a week', inDays(7)),
        titled('Tomorrow', inDays(1)),
        titled('Old', null, 1),
        titled('New', null, 2),
        titled('Long ago', inDays(-9)),
        titled('Lately', inDays(-2)),
      ].map(documents.signUpList),
    );
    const titles = async (when: 'upcoming' | 'undated' | 'past') => {
      const of = { schoolId: school.id, when };
      const live = watching(signUps.watchFirst, of, now);
      const first = await live.until(({ items }) => items.length > 1);
      const read = await signUps.page(of, now, null);
      expect(read.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
      return first.items.map(({ title }) => title);
    };
    expect(await titles('upcoming')).toEqual(['Tomorrow', 'Cake sale', 'In a week']);
    expect(await titles('undated')).toEqual(['New', 'Old']);
    expect(await titles('past')).toEqual(['Lately', 'Long ago']);
  });

  test('are read a page at a time', async () => {
    await store(...several(50, (index) => documents.signUpList(listOf({ date: inDays(10 + index) }))));
    const of = { schoolId: school.id, when: 'upcoming' } as const;
    const first = await signUps.page(of, new Date(), null);
    expect(first.items).toHaveLength(50);
    const second = await signUps.page(of, new Date(), first.next);
    expect(second.items).toHaveLength(1);
    expect(second.next).toBeNull();
  });

  test('of another school are refused', async () => {
    await as(await world.member(await world.school()));
    const of = { schoolId: school.id, when: 'upcoming' } as const;
    expect(await codeOf(signUps.page(of, new Date(), null))).toBe('permission-denied');
  });
});

describe('a claim', () => {
  const CLAIM: ClaimInput = { wanted: { cake: 2 }, isNamed: true };
  const claim = (input: ClaimInput, uid = guest.uid) =>
    signUps.claim({ listId: list.id, schoolId: school.id, uid }, input);

  test('is none until it is made, then as it was, and as it is made anew', async () => {
    const own = watching(signUps.watchMine, guest.uid, list.id);
    expect(await own.until(() => true)).toBeNull();
    await claim(CLAIM);
    expect(await own.until((found) => found?.wanted.cake === 2)).toMatchObject({
      ...{ userId: guest.uid, schoolId: school.id, ...CLAIM },
    });
    await claim({ wanted: {}, isNamed: false });
    expect(await own.until((found) => found?.isNamed === false)).toMatchObject({ wanted: {} });
  });

  test('is refused in somebody else’s name, of too many, and after the day', async () => {
    expect(await codeOf(claim(CLAIM, host.uid))).toBe('permission-denied');
    expect(await codeOf(claim({ ...CLAIM, wanted: { cake: 101 } }))).toBe('permission-denied');
    await store(documents.signUpList({ ...list, date: at(0) }));
    expect(await codeOf(claim(CLAIM))).toBe('permission-denied');
  });

  const made = (index: number): Claim => ({
    userId: `parent${String(index).padStart(3, '0')}`,
    schoolId: school.id,
    wanted: { cake: 1 },
    isNamed: true,
    claimedAt: at(index),
    // Nobody has such an account, so functions give nothing.
    standing: null,
  });

  test('is read by the host, a page at a time, the last one first', async () => {
    await store(...several(101, (index) => documents.claim(list.id, made(index))));
    await as(host);
    const first = await signUps.claims(list.id, null);
    expect(first.items).toHaveLength(100);
    expect(first.items[0]).toEqual(made(100));
    expect(await signUps.claims(list.id, first.next)).toEqual({ items: [made(0)], next: null });
  });

  test('is read by nobody else', async () => {
    expect(await codeOf(signUps.claims(list.id, null))).toBe('permission-denied');
  });
});
