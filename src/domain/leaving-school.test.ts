import { expect, test } from 'vitest';
import { newUser, type User } from './entities/user';
import { withMembership, withoutMembership } from './leaving-school';

const member = (fields: Partial<User> = {}): User => ({
  ...newUser({ uid: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' }),
  schoolIds: ['oak', 'elm'],
  schools: [
    { schoolId: 'oak', schoolName: 'Oak Hill' },
    { schoolId: 'elm', schoolName: 'Elm' },
  ],
  approvedSchools: ['oak', 'elm'],
  approved: true,
  selectedSchoolId: 'oak',
  isModerator: true,
  ...fields,
});
const AT = new Date(1_000);

test('who leaves one of two schools keeps the other, and the role', () => {
  expect(withoutMembership(member(), 'oak', 'Why', AT)).toEqual({
    schoolIds: ['elm'],
    schools: [{ schoolId: 'elm', schoolName: 'Elm' }],
    selectedSchoolId: 'elm',
    approvedSchools: ['elm'],
    approved: true,
    isModerator: true,
    removedFrom: { schoolId: 'oak', schoolName: 'Oak Hill', reason: 'Why', removedAt: AT },
  });
});

test('the moderator role goes with the last school, an admin’s stays', () => {
  const last = { schoolIds: ['oak'], approvedSchools: ['oak'] };
  expect(withoutMembership(member(last), 'oak', null, AT)).toMatchObject({
    approved: false,
    isModerator: false,
    selectedSchoolId: null,
  });
  expect(withoutMembership(member({ ...last, isAdmin: true }), 'oak', null, AT)?.isModerator).toBe(true);
});

test('who is no member can’t be removed', () => {
  expect(withoutMembership(member(), 'ash', null, AT)).toBeNull();
});

test('a removal that is taken back leaves the record as it was, but for the role', () => {
  const before = member({
    schoolIds: ['oak'],
    approvedSchools: ['oak'],
    schools: member().schools.slice(0, 1),
  });
  const removed = { ...before, ...withoutMembership(before, 'oak', null, AT) };
  expect({ ...removed, ...withMembership(removed, 'oak', 'Oak Hill') }).toEqual({
    ...before,
    isModerator: false,
  });
});

test('taking a removal back twice lists nothing twice, and keeps what another school has said', () => {
  const elsewhere = { schoolId: 'elm', schoolName: 'Elm', reason: null, removedAt: AT };
  const again = withMembership(member({ removedFrom: elsewhere }), 'oak', 'Oak Hill');
  expect(again).toMatchObject({ schoolIds: ['oak', 'elm'], approvedSchools: ['oak', 'elm'] });
  expect(again.removedFrom).toEqual(elsewhere);
});
