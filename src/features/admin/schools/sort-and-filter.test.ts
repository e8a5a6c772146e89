import { expect, test } from 'vitest';
import type { AdminSchool } from '@/backend/ports/admin';
import { sortAndFilter } from './sort-and-filter';

const school = (name: string, city: string, parents: number, day: number): AdminSchool => ({
  id: name,
  name,
  city,
  slug: name,
  code: `${name.toLowerCase()}-abc`,
  parents,
  createdAt: new Date(2026, 0, day),
});
const all = [
  school('Maple', 'São Paulo', 3, 2),
  school('Elm', 'Springfield', 9, 1),
  school('Oak', 'Springfield', 3, 3),
];
const names = (...args: [string, 'name' | 'parents' | 'newest']) =>
  sortAndFilter(all, ...args).map(({ name }) => name);

test('sorts by name, by parents and by age', () => {
  expect(names('', 'name')).toEqual(['Elm', 'Maple', 'Oak']);
  expect(names('', 'parents')).toEqual(['Elm', 'Maple', 'Oak']);
  expect(names('', 'newest')).toEqual(['Oak', 'Maple', 'Elm']);
});

test('sorts those that are alike by name, and by city after that', () => {
  const alike = ['Oak Springfield', 'Elm Springfield', 'Elm Portland'].map((label) => {
    const [name = '', city = ''] = label.split(' ');
    return { ...school(name, city, 3, 1), id: label };
  });
  for (const sort of ['name', 'parents', 'newest'] as const) {
    const order = sortAndFilter(alike, '', sort).map(({ id }) => id);
    expect(order).toEqual(['Elm Portland', 'Elm Springfield', 'Oak Springfield']);
  }
});

test('finds every typed word in name, city or code, whatever the case and marks', () => {
  expect(names('sao', 'name')).toEqual(['Maple']);
  expect(names('  SPRING oak ', 'name')).toEqual(['Oak']);
  expect(names('elm-abc', 'name')).toEqual(['Elm']);
  expect(names('elm paulo', 'name')).toEqual([]);
});
