import { expect, test } from 'vitest';
import { PRIVATE_FIELDS } from './entities/user';
import { shownProfile } from './shown-profile';

const profile = {
  bio: 'I bake.',
  profilePicUrl: 'https://files.test/a.webp',
  children: [{ name: 'Kim', gradeOrRoom: 'Room 12' }],
};

test('a profile that hides nothing is shown as it is, also where the record is older than the choice', () => {
  expect(shownProfile({ ...profile, hiddenFields: [] })).toEqual(profile);
  expect(shownProfile(profile)).toEqual(profile);
});

test.each([
  ['bio', { ...profile, bio: '' }],
  ['picture', { ...profile, profilePicUrl: null }],
  ['childNames', { ...profile, children: [{ name: '', gradeOrRoom: 'Room 12' }] }],
  ['grades', { ...profile, children: [{ name: 'Kim', gradeOrRoom: '' }] }],
] as const)('%s is hidden, and nothing else', (field, shown) =>
  expect(shownProfile({ ...profile, hiddenFields: [field] })).toEqual(shown),
);

test('of children whose name and grade are hidden not even the number is shown', () =>
  expect(shownProfile({ ...profile, hiddenFields: PRIVATE_FIELDS })).toEqual({
    bio: '',
    profilePicUrl: null,
    children: [],
  }));
