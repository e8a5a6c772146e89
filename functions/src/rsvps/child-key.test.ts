import { expect, test } from 'vitest';
import { childKey } from './child-key';

const key = (name: string, gradeOrRoom: string, eventId = 'fair') => childKey(eventId, { name, gradeOrRoom });

test('is one for a child however both parents typed it', () => {
  expect(key('Zoë', 'Grade 2')).toBe(key(' zoe ', '2nd grade'));
  expect(key('Mary Ann', 'Room 4')).toBe(key('Ann Mary', 'room 4'));
});

test.each([
  ['another name', key('Zoe', 'Grade 2'), key('Zora', 'Grade 2')],
  ['another class', key('Zoe', 'Grade 2'), key('Zoe', 'Grade 3')],
  ['another event', key('Zoe', 'Grade 2'), key('Zoe', 'Grade 2', 'picnic')],
])('differs by %s', (_, one, other) => expect(one).not.toBe(other));

test('names nobody', () => expect(key('Zoe', 'Grade 2')).toMatch(/^[0-9a-f]{16}$/));
