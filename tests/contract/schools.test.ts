import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSchool } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';

const { schools } = backend;

let school: TestSchool;

beforeEach(async () => {
  school = await world.school('Maple Grove', 'Springfield');
  // All of it is for whoever comes to the door.
  await backend.auth.signOut();
});

describe('a code', () => {
  test('names the school it opens', async () => {
    expect(await schools.findCode(school.code)).toEqual({
      schoolId: school.id,
      schoolName: 'Maple Grove',
      cityName: 'Springfield',
    });
  });

  test('that does not exist is null', async () => {
    expect(await schools.findCode(`${school.code}x`)).toBeNull();
    expect(await schools.findCode('x'.repeat(201))).toBeNull();
  });

  test('lets the account that looked it up ask with it', async () => {
    const parent = await world.newcomer();
    await as(parent);
    await schools.findCode(school.code);
    expect(await world.data(`inviteCodeGrants/${parent.uid}_${school.id}`)).toMatchObject({
      code: school.code,
      inviterId: null,
    });
  });
});

describe('a school', () => {
  test('is found by its id and by its slug', async () => {
    const { code: _code, ...bare } = school;
    expect(await schools.get(school.id)).toEqual(bare);
    await as(await world.newcomer());
    expect(await schools.findBySlug(school.slug)).toEqual(bare);
  });

  test('that does not exist is null', async () => {
    expect(await schools.get('nowhere')).toBeNull();
    await as(await world.newcomer());
    expect(await schools.findBySlug('nowhere')).toBeNull();
  });
});
