import { describe, expect, it } from 'vitest';
import {
  classesOf,
  classKeysIn,
  compareClasses,
  countedClasses,
  MAX_CLASSES,
  NO_CLASS,
  readClass,
  withCounts,
} from './school-class';

const child = (gradeOrRoom: string) => ({ gradeOrRoom });

describe('readClass', () => {
  it.each([
    ['Grade 2', '#2ndgrade', '2nd grade'],
    ['2nd', '#2ndgrade', '2nd grade'],
    ['second grade', '#2ndgrade', '2nd grade'],
    ['2nd Grade, Room 14', '#2ndgrade', '2nd grade'],
    ['Room 4', '#room4', 'Room 4'],
    ['rm. #4', '#room4', 'Room 4'],
    ['Classroom 4b', '#room4b', 'Room 4B'],
    ['class 7', '#class7', 'Class 7'],
    ['toddlers', '#toddlers', 'Toddlers'],
    ['K', expect.stringMatching(/^#kinder/), 'Kindergarten'],
    ['  The  Owls ', '#theowls', 'The Owls'],
    ['البوم', '#البوم', 'البوم'],
  ])('reads %j', (typed, key, name) => expect(readClass(typed)).toEqual({ key, name }));

  it.each(['', '   ', '-', '🦉'])('knows no class in %j', (typed) => expect(readClass(typed)).toBeNull());

  it('tells long names apart that begin alike, in keys no longer than any token', () => {
    const keys = ['Blue Dolphins of the bay', 'Blue Dolphins of the sea'].map((name) => readClass(name)?.key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toHaveLength(12);
  });
});

it('names each class of a parent once, and none where nothing is said', () => {
  expect(classesOf([child('2nd'), child('Grade 2'), child('')]).map(({ key }) => key)).toEqual([
    '#2ndgrade',
    NO_CLASS,
  ]);
  expect(classesOf([])).toEqual([{ key: NO_CLASS, name: '' }]);
});

it('finds the keys among tokens', () => {
  expect(classKeysIn(['ana', '#room4', 4, null, '#'])).toEqual(['#room4', '#']);
});

it('sorts grades by age, then rooms by number, and those without a class last', () => {
  const typed = ['Room 12', 'Grade 10', '', 'Room 4', 'K', 'The Owls', '1st', 'Pre-K', 'Grade 2'];
  const sorted = classesOf(typed.map(child)).sort(compareClasses);
  expect(sorted.map(({ name }) => name)).toEqual([
    ...['Pre-K', 'Kindergarten', '1st grade', '2nd grade', '10th grade'],
    ...['Room 4', 'Room 12', 'The Owls', ''],
  ]);
});

describe('the numbers of a school', () => {
  const one = (key: string, count: number, name = key) => ({ key, name, count });

  it('are those of its parents, of whom each counts once in a class', () => {
    const parents = [
      { children: [child('2nd'), child('Grade 2')] },
      { children: [child('2')] },
      { children: [] },
    ];
    expect(countedClasses(parents)).toEqual([one('#2ndgrade', 2, '2nd grade'), one(NO_CLASS, 1, '')]);
  });

  it('keep the name that was typed first, and lose what is empty', () => {
    const known = [one('#owls', 2, 'Owls'), one('#room4', 1, 'Room 4')];
    expect(withCounts(known, [one('#owls', 3, 'OWLS!'), one('#room4', 0, 'Room 4')])).toEqual([
      one('#owls', 3, 'Owls'),
    ]);
  });

  it('leave out the smallest of too many, and never those without a class', () => {
    const odd = Array.from({ length: MAX_CLASSES }, (_, at) => one(`#odd${at}`, 1));
    const all = withCounts([...odd, one(NO_CLASS, 1, '')], [one('#room4', 2, 'Room 4')]);
    expect(all).toHaveLength(MAX_CLASSES);
    expect(all).toEqual(expect.arrayContaining([one('#room4', 2, 'Room 4'), one(NO_CLASS, 1, '')]));
  });
});
