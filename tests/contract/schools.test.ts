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
      code: school.code,
      userId: null,
      schoolId: school.id,
      schoolName: 'Maple Grove',
      cityName: 'Springfield',
      createdBy: 'test',
      createdAt: school.createdAt,
    });
  });

  test('that does not exist is null', async () => {
    expect(await schools.findCode(`${school.code}x`)).toBeNull();
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
