import { describe, expect, it } from 'vitest';
import { isFound, nameStarts } from './people-search';

describe('nameStarts', () => {
  it('looks up every word, as typed and with a capital', () => {
    const { firstName, lastName } = nameStarts('  ana   silva ');
    expect(firstName).toEqual(['ana', 'Ana', 'silva', 'Silva', 'ana silva', 'Ana Silva', 'ana Silva']);
    expect(lastName).toEqual(expect.arrayContaining(['ana', 'Ana', 'silva', 'Silva', 'Ana Silva']));
  });

  it('looks up last names of several words', () => {
    expect(nameStarts('Maria de Souza').lastName).toContain('de Souza');
    expect(nameStarts('maria de souza').lastName).toContain('de Souza');
    expect(nameStarts('maria van der berg').lastName).toContain('van der Berg');
  });

  it('looks up no more than five words, and nothing for blanks', () => {
    expect(nameStarts('a b c d e f').firstName).not.toContain('f');
    expect(nameStarts('  ')).toEqual({ firstName: [], lastName: [] });
  });
});

describe('isFound', () => {
  const maria = { firstName: 'María', lastName: 'de Souza', email: 'ms@example.test' };

  it.each(['maria', 'Maria de Souza', 'souza mar', 'DE SOU', 'MS@exam', ' ms@exam '])(
    'finds her by %j',
    (typed) => {
      expect(isFound(maria, typed)).toBe(true);
    },
  );

  it.each(['mario', 'maria silva', 'aria', 'example', '...'])('does not by %j', (typed) => {
    expect(isFound(maria, typed)).toBe(false);
  });

  it('knows a directory entry, which has no address', () => {
    expect(isFound({ firstName: 'Tomás', lastName: 'Ruiz' }, 'Tomas')).toBe(true);
  });
});
