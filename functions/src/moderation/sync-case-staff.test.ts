import { expect, test } from 'vitest';
import { schoolsOfRoleChange } from './sync-case-staff';

const role = (isModerator: boolean, approvedSchools: string[], isAdmin = false) => ({
  isModerator,
  approvedSchools,
  isAdmin,
});

test.each([
  ['nothing of a parent’s schools', role(false, ['oak']), role(false, ['oak', 'elm']), []],
  ['the schools of a new moderator', role(false, ['oak', 'elm']), role(true, ['oak', 'elm']), ['oak', 'elm']],
  ['those of a former one', role(true, ['oak']), role(false, ['oak']), ['oak']],
  [
    'the one that a moderator has left, and the one joined',
    role(true, ['oak']),
    role(true, ['elm']),
    ['oak', 'elm'],
  ],
  ['all of a new admin', role(true, ['oak']), role(true, ['oak'], true), null],
  ['all of an admin whose account is gone', role(false, [], true), null, null],
  ['nothing where nothing has changed', role(true, ['oak'], true), role(true, ['oak'], true), []],
])('a changed role concerns %s', (_what, before, after, schools) => {
  expect(schoolsOfRoleChange(before, after)).toEqual(schools);
});
