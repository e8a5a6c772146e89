import { beforeEach, expect, it } from 'vitest';
import { newUser, type User } from '@/domain/entities/user';
import { storedText } from '@/stored';
import { forgetJoinIntent, joinIntent, rememberJoinIntent } from './join-intent';

const ana = (fields: Partial<User> = {}): User => ({
  ...newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' }),
  ...fields,
});
const maple = { id: 'maple', name: 'Maple Grove' };
const note = storedText('local', 'schoolgate.wantedSchool');

beforeEach(forgetJoinIntent);

it('is remembered for who signed up there until it is forgotten', () => {
  expect(joinIntent(ana())).toBeNull();
  rememberJoinIntent('ana', { ...maple, city: 'Porto' } as typeof maple);
  expect(joinIntent(ana())).toEqual(maple);
  expect(joinIntent(ana({ uid: 'ben' }))).toBeNull();
  forgetJoinIntent();
  expect(joinIntent(ana())).toBeNull();
});

const decided = { schoolId: 'maple', schoolName: 'Maple Grove', reason: null };
it.each<[string, Partial<User>]>([
  ['has been asked', { schoolIds: ['maple'] }],
  ['has approved', { approvedSchools: ['maple'] }],
  ['has said no', { rejectedRequest: { ...decided, rejectedAt: new Date(0) } }],
  ['has let the person go', { removedFrom: { ...decided, removedAt: new Date(0) } }],
])('is not asked again once it %s', (_, fields) => {
  rememberJoinIntent('ana', maple);
  expect(joinIntent(ana(fields))).toBeNull();
  rememberJoinIntent('ana', { id: 'river', name: 'River' });
  expect(joinIntent(ana(fields))).toEqual({ id: 'river', name: 'River' });
});

it.each(['not json', '{}', '{"uid":"ana","school":{"id":"a/b","name":"x"}}', 'null'])(
  'is none where somebody else left %s',
  (text) => {
    note.set(text);
    expect(joinIntent(ana())).toBeNull();
  },
);
