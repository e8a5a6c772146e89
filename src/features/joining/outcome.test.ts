import { describe, expect, it } from 'vitest';
import { newUser, pendingSchools, type User } from '@/domain/entities/user';
import { outcome } from './outcome';

const school = (schoolId: string) => ({ schoolId, schoolName: schoolId });

function standing(asked: string[], approvedSchools: string[] = [], rejectedAt?: number): User {
  const rejectedRequest =
    rejectedAt === undefined
      ? null
      : { schoolId: 'gone', schoolName: 'Gone', reason: null, rejectedAt: new Date(rejectedAt) };
  const base = newUser({ uid: 'ana', email: '', firstName: '', lastName: '' });
  return { ...base, schoolIds: asked, schools: asked.map(school), approvedSchools, rejectedRequest };
}

it('lists the schools that have not answered', () =>
  expect(pendingSchools(standing(['maple', 'river'], ['maple'])).map((one) => one.schoolId)).toEqual([
    'river',
  ]));

describe('outcome', () => {
  const waiting = standing(['maple']);

  it('stays while the request is open', () => expect(outcome(waiting, waiting)).toBeNull());

  it('goes to the dashboard when approved', () =>
    expect(outcome(waiting, standing(['maple'], ['maple']))).toBe('/dashboard'));

  it('goes to ask again when rejected', () => {
    expect(outcome(waiting, standing([], [], 1))).toBe('/join-school');
    expect(outcome(standing(['maple'], [], 1), standing([], [], 2))).toBe('/join-school');
  });

  it('lets a member wait for one more school', () => {
    const member = standing(['maple', 'river'], ['maple']);
    expect(outcome(member, member)).toBeNull();
    expect(outcome(member, standing(['maple', 'river'], ['maple', 'river']))).toBe('/dashboard');
    expect(outcome(member, standing(['maple'], ['maple'], 1))).toBe('/join-school');
  });

  it('does not take an old rejection for news', () => {
    const again = standing(['maple'], [], 1);
    expect(outcome(again, again)).toBeNull();
    // The note of it is taken away by asking again.
    expect(outcome(again, standing(['maple']))).toBeNull();
  });

  it('sends away whoever waits for nothing', () => {
    const nobody = standing([]);
    const member = standing(['maple'], ['maple']);
    const rejected = standing([], [], 1);
    expect(outcome(nobody, nobody)).toBe('/join-school');
    expect(outcome(member, member)).toBe('/dashboard');
    expect(outcome(rejected, rejected)).toBe('/join-school');
    // Where the note of the rejection is.
    const rejectedMember = standing(['maple'], ['maple'], 1);
    expect(outcome(rejectedMember, rejectedMember)).toBe('/join-school');
  });
});
