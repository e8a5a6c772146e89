import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../functions/support/eventually.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const port = await backend.admin();
const acts = await port.schoolActs();

let school: TestSchool;
let parent: TestUser;

beforeEach(async () => {
  school = await world.school();
  parent = await world.member(school);
  await as(await world.newcomer({ isAdmin: true }));
});

const approved = async () => (await world.data(`users/${parent.uid}`))?.approvedSchools;

test('a school is renamed, archived and restored', async () => {
  await acts.rename(school.id, { name: 'Elm Grove', city: 'Porto', timeZone: 'Europe/Lisbon' });
  expect(await backend.schools.get(school.id)).toMatchObject({
    name: 'Elm Grove',
    city: 'Porto',
    timeZone: 'Europe/Lisbon',
  });
  await acts.archive(school.id);
  expect((await backend.schools.get(school.id))?.archivedAt).toBeInstanceOf(Date);
  await eventually(async () => expect(await approved()).toEqual([]));
  await acts.restore(school.id);
  await eventually(async () => expect(await approved()).toEqual([school.id]));
  expect((await backend.schools.get(school.id))?.archivedAt).toBeNull();
});

test('a school is deleted by its name, once it is archived', async () => {
  expect(await codeOf(acts.delete(school.id, school.name))).toBe('failed-precondition');
  await acts.archive(school.id);
  expect(await codeOf(acts.delete(school.id, 'Another'))).toBe('invalid-argument');
  await acts.delete(school.id, school.name);
  expect((await backend.schools.get(school.id))?.deleteAt?.getTime()).toBeGreaterThan(Date.now());
  expect(
    await codeOf(acts.rename('nowhere', { name: 'Elm', city: 'Porto', timeZone: 'Europe/Lisbon' })),
  ).toBe('not-found');
});

// Node's SDK fetches no Blob: that admins alone get the file is tried with the rules.
test('a copy of a school is followed until it is there, and none but admins ask for one', async () => {
  const watched = watching(acts.watchExport, school.id);
  expect(await watched.until(() => true)).toBeNull();
  await acts.requestExport(school.id);
  const copy = await watched.until((made) => made?.status === 'ready');
  expect(await world.files(`school-exports/${school.id}/`)).toEqual([
    expect.stringContaining(copy?.fileName ?? '-'),
  ]);
  watched.stop();
  await as(parent);
  expect(await codeOf(acts.requestExport(school.id))).toBe('permission-denied');
});
