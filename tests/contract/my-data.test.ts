import { beforeEach, expect, test } from 'vitest';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { myData } = backend;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school);
  await as(me);
});

// Node's SDK fetches no Blob: that its owner alone gets the file is tried with the rules.
test('a copy is followed until it is there', async () => {
  const watched = watching(myData.watchExport, me.uid);
  expect(await watched.until(() => true)).toBeNull();
  await myData.requestExport();
  const copy = await watched.until((made) => made?.status === 'ready');
  expect(await world.files(`data-exports/${me.uid}/`)).toEqual([
    expect.stringContaining(copy?.fileName ?? '-'),
  ]);
  watched.stop();
});

test('the end of an account is asked for and taken back', async () => {
  await myData.requestDeletion(true);
  const asked = watching(myData.watchDeletion, me.uid);
  expect(await asked.until((wish) => wish !== null)).toMatchObject({ keepPosts: true });
  await myData.cancelDeletion();
  expect(await asked.until((wish) => wish === null)).toBeNull();
  asked.stop();
});

test('a school is left, but not by its only moderator', async () => {
  const moderator = await world.moderator(school);
  await as(moderator);
  expect(await codeOf(myData.leaveSchool(school.id))).toBe('hand-over-moderator');
  await as(me);
  await myData.leaveSchool(school.id);
  expect((await world.data(`users/${me.uid}`))?.approvedSchools).toEqual([]);
});
