import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '@/domain/entities/user';
import { homeKey, storedKeys } from '@/stored';
import { forgetHomes } from './forget-homes';
import { forgetSignedIn } from './signed-in-hint';

const ana = { approvedSchools: ['s1'] } as unknown as User;
const homes = () =>
  storedKeys('local')
    .filter((key) => key.includes('.home.'))
    .sort();

beforeEach(() => {
  for (const [uid, schoolId] of [
    ['ana', 's1'],
    ['ana', 's2'],
    ['ben', 's1'],
  ] as const)
    localStorage.setItem(homeKey(uid, schoolId), '{}');
});
afterEach(() => localStorage.clear());

it('leaves the homes of who is kept here, in schools that are open to them', () => {
  forgetHomes('ana', ana, true);
  expect(homes()).toEqual([homeKey('ana', 's1')]);
});

it('leaves those of others where they are, while somebody is signed in beside them', () => {
  forgetHomes('ana', ana, false);
  expect(homes()).toEqual([homeKey('ana', 's1'), homeKey('ben', 's1')]);
});

it('leaves none to who has no record', () => {
  forgetHomes('ana', null, true);
  expect(homes()).toEqual([]);
});

it('leaves none once nobody is signed in', () => {
  forgetSignedIn();
  expect(homes()).toEqual([]);
});
