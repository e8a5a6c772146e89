import { expect, it } from 'vitest';
import { fullName, splitDisplayName } from './user';

it.each([
  ['Ana Maria Silva', { firstName: 'Ana', lastName: 'Maria Silva' }],
  ['Ana', { firstName: 'Ana', lastName: '' }],
  ['  Ana   Silva ', { firstName: 'Ana', lastName: 'Silva' }],
  [null, { firstName: '', lastName: '' }],
])('splits %j at the first space', (name, parts) => expect(splitDisplayName(name)).toEqual(parts));

it('writes a full name without a stray space', () => {
  expect(fullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
  expect(fullName({ firstName: 'Ana', lastName: 'Silva' })).toBe('Ana Silva');
});
