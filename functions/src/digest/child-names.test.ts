import { expect, test } from 'vitest';
import { childNamesOf, namesAChild } from './child-names';

const names = childNamesOf(['Mia', 'Léon Mark', 'J', '美咲', '']);

test.each([
  'Mia turns eight',
  'MIA’s jacket',
  'Mias jacket',
  'Who has seen Leon?',
  'For Mark’s class',
  '美咲の誕生日',
])('“%s” names a child', (text) => expect(namesAChild(text, names)).toBe(true));

test.each(['Miami is far', 'Marked red', 'J is a letter, and I’m here', 'Cake sale on Friday', ''])(
  '“%s” names none',
  (text) => expect(namesAChild(text, names)).toBe(false),
);
