import { describe, expect, test } from 'vitest';
import { appealHandlers, readersAmong } from './handlers';

const staff = { moderators: ['mo', 'mia', 'max'], admins: ['ada', 'abe', 'mo'] };

test('all staff read a case once, but for whom it is about and who reported', () => {
  expect(readersAmong(staff, [])).toEqual(['mo', 'mia', 'max', 'ada', 'abe']);
  expect(readersAmong(staff, ['mia', 'ada', 'nobody'])).toEqual(['mo', 'max', 'abe']);
});

describe('an appeal', () => {
  const readers = readersAmong(staff, []);

  test('against a moderator is the other moderators’', () => {
    expect(appealHandlers(staff, readers, 'mia')).toEqual(['mo', 'max']);
  });

  test('goes to the admins when no other moderator may read it', () => {
    expect(appealHandlers({ moderators: ['mia'], admins: ['ada'] }, ['mia', 'ada'], 'mia')).toEqual(['ada']);
    expect(appealHandlers(staff, ['mia', 'ada', 'abe'], 'mia')).toEqual(['ada', 'abe']);
  });

  test('against an admin is the other admins’, also when the decider is a moderator, too', () => {
    expect(appealHandlers(staff, readers, 'ada')).toEqual(['abe', 'mo']);
    expect(appealHandlers(staff, readers, 'mo')).toEqual(['ada', 'abe']);
  });

  test('against the only admin is that of the moderator who has been a member longest', () => {
    const one = { moderators: ['mia', 'max'], admins: ['ada'] };
    expect(appealHandlers(one, ['mia', 'max', 'ada'], 'ada')).toEqual(['mia']);
    expect(appealHandlers(one, ['max', 'ada'], 'ada')).toEqual(['max']);
  });

  test('is nobody’s where only the decider is left', () => {
    expect(appealHandlers({ moderators: [], admins: ['ada'] }, ['ada'], 'ada')).toEqual([]);
  });
});
