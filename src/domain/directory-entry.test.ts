import { expect, test } from 'vitest';
import { directoryEntry } from './directory-entry';
import { newUser } from './entities/user';

const ana = newUser({ uid: 'ana', email: 'ana@schoolgate.test', firstName: 'Ana', lastName: 'Silva' });

test('a parent is found by name, child and grade, and shows nothing of the account beyond the entry', () => {
  const children = [{ name: 'Kim', gradeOrRoom: 'Room 12' }];
  const { searchTokens, ...shown } = directoryEntry({ ...ana, bio: 'Hello', children });
  expect(shown).toEqual({ firstName: 'Ana', lastName: 'Silva', bio: 'Hello', profilePicUrl: null, children });
  expect(searchTokens).toEqual(expect.arrayContaining(['ana', 'silva', 'sil', 'kim', 'room', '12']));
});
