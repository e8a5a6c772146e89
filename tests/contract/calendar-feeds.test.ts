import { beforeEach, expect, test } from 'vitest';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { events } = backend;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school);
  await as(me);
});

const watched = () => watching(events.watchFeed, me.uid, school.id);

test('a feed is turned on, changed, renewed and turned off, and followed meanwhile', async () => {
  const feed = watched();
  expect(await feed.until(() => true)).toBeNull();
  expect(await codeOf(events.feedAddress(school.id))).toBe('not-found');
  expect(await codeOf(events.renewFeed(school.id))).toBe('not-found');

  await events.saveFeed(school.id, 'all');
  const made = await feed.until((one) => one !== null);
  expect(made).toEqual({
    ...{ userId: me.uid, schoolId: school.id, choice: 'all' },
    renewedAt: expect.any(Date),
  });
  const address = await events.feedAddress(school.id);
  expect(address).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);

  await events.saveFeed(school.id, 'accepted');
  await feed.until((one) => one?.choice === 'accepted');
  expect(await events.feedAddress(school.id)).toBe(address);

  const renewed = await events.renewFeed(school.id);
  expect(renewed).not.toBe(address);
  await feed.until((one) => one?.renewedAt?.getTime() !== made?.renewedAt?.getTime());
  expect(await events.feedAddress(school.id)).toBe(renewed);

  await events.endFeed(school.id);
  expect(await watched().until((one) => one === null)).toBeNull();
});

test('a school that one is not in has none', async () => {
  const other = await world.school();
  expect(await codeOf(events.saveFeed(other.id, 'all'))).toBe('permission-denied');
  expect(await codeOf(events.feedAddress(other.id))).toBe('permission-denied');
});
