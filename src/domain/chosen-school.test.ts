import { expect, it } from 'vitest';
import { newUser, type User } from '@/domain/entities/user';
import { chooseSchool } from './chosen-school';

const ana = (fields: Partial<User> = {}): User => ({
  ...newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' }),
  schoolIds: ['asked', 'first', 'account', 'device', 'tab'],
  approvedSchools: ['tab', 'device', 'account', 'first'],
  selectedSchoolId: 'account',
  ...fields,
});

it('is the tab’s, else the device’s, else the account’s, else the first that has approved', () => {
  expect(chooseSchool(ana(), 'tab', 'device')).toBe('tab');
  expect(chooseSchool(ana(), null, 'device')).toBe('device');
  expect(chooseSchool(ana(), null, null)).toBe('account');
  expect(chooseSchool(ana({ selectedSchoolId: null }), null, null)).toBe('first');
});

it('is never one that is closed to the person', () => {
  expect(chooseSchool(ana(), 'elsewhere', 'asked')).toBe('account');
  expect(chooseSchool(ana({ selectedSchoolId: 'asked' }), null, null)).toBe('first');
  expect(chooseSchool(ana({ approvedSchools: [] }), 'tab', 'device')).toBeNull();
});
