import { expect, it } from 'vitest';
import { newMember } from '@/domain/directory-entry';
import type { Member } from '@/domain/entities/school';
import { NO_CLASS } from '@/domain/school-class';
import { byChild } from './by-child';
import { byLetter } from './by-letter';

const parent = (firstName: string, lastName: string, ...children: [string, string][]): Member =>
  newMember({
    ...{ uid: `${firstName} ${lastName}`, firstName, lastName, profilePicUrl: null, bio: '' },
    children: children.map(([name, gradeOrRoom]) => ({ name, gradeOrRoom })),
  });
const letters = (...lastNames: string[]) =>
  byLetter(lastNames.map((name) => parent('Jo', name))).map(([letter, { length }]) => `${letter}${length}`);
const children = (key: string, ...members: Member[]) =>
  byChild(members, key).map(({ name, parents }) => [name, ...parents.map(({ firstName }) => firstName)]);

it('puts parents under the letter of their last name, whatever marks and case it has', () => {
  expect(letters('Zola', 'Émile', 'egger', 'de Souza', 'علي', '3PO')).toEqual(['D1', 'E2', 'Z1', 'ع1', '#1']);
  expect(byLetter([parent('Uma', '')])[0]?.[0]).toBe('U');
});

it('shows a child of two parents of one last name once, and two children of one name twice', () => {
  const of = (first: string, last: string) => parent(first, last, ['Emma', '2nd']);
  const members = [of('Ana', 'Silva'), of('Bo', 'Cruz-Silva'), of('Cy', 'Obi')];
  expect(children('#2ndgrade', ...members)).toEqual([
    ['Emma', 'Bo', 'Ana'],
    ['Emma', 'Cy'],
  ]);
});

it('sorts children by name, those without one last, and leaves out other classes', () => {
  const members = [
    parent('Ana', 'A', ['', 'Room 4'], ['Zoe', 'Room 4'], ['Max', 'K']),
    parent('Bo', 'B', ['Éva', 'rm 4']),
  ];
  expect(children('#room4', ...members)).toEqual([
    ['Éva', 'Bo'],
    ['Zoe', 'Ana'],
    ['', 'Ana'],
  ]);
});

it('shows parents without children among those without a class', () => {
  expect(children(NO_CLASS, parent('Ana', 'A'), parent('Bo', 'B', ['Kim', '-']))).toEqual([
    ['Kim', 'Bo'],
    ['', 'Ana'],
  ]);
});
