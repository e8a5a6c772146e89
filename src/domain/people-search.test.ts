import { describe, expect, it } from 'vitest';
import { matchesPerson, namePrefixes } from './people-search';

describe('namePrefixes', () => {
  it('looks up every word, as typed and with a capital', () => {
    const { firstName, lastName } = namePrefixes('  ana   silva ');
    expect(firstName).toEqual(['ana', 'Ana', 'silva', 'Silva', 'ana silva', 'Ana Silva', 'ana Silva']);
    expect(lastName).toEqual(expect.arrayContaining(['ana', 'Ana', 'silva', 'Silva', 'Ana Silva']));
  });

  it('looks up last names of several words', () => {
    expect(namePrefixes('Maria de Souza').lastName).toContain('de Souza');
    expect(namePrefixes('maria de souza').lastName).toContain('de Souza');
    expect(namePrefixes('maria van der berg').lastName).toContain('van der Berg');
  });

  it('looks up no more than five words, and nothing for blanks', () => {
    expect(namePrefixes('a b c d e f').firstName).not.toContain('f');
    expect(namePrefixes('  ')).toEqual({ firstName: [], lastName: [] });
  });
});

describe('isFound', () => {
  const maria = { firstName: 'María', lastName: 'de Souza', email: 'ms@example.test' };

  it.each(['maria', 'Maria de Souza', 'souza mar', 'DE SOU', 'MS@exam', ' ms@exam '])(
    'finds her by %j',
    (typed) => {
      expect(matchesPerson(maria, typed)).toBe(true);
    },
  );

  it.each(['mario', 'maria silva', 'aria', 'example', '...'])('does not by %j', (typed) => {
    expect(matchesPerson(maria, typed)).toBe(false);
  });

  it('knows a directory entry, which has no address', () => {
    expect(matchesPerson({ firstName: 'Tomás', lastName: 'Ruiz' }, 'Tomas')).toBe(true);
  });
});
