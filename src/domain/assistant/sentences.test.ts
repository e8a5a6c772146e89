import { expect, it } from 'vitest';
import { splitSentences } from './sentences';

it.each([
  ['Read aloud. Every day!', ['Read aloud.', 'Every day!']],
  ['Why? Because it helps.', ['Why?', 'Because it helps.']],
  ['Ask Dr. Lee first. Then rest.', ['Ask Dr. Lee first.', 'Then rest.']],
  ['Use games, e.g. Snap. They help.', ['Use games, e.g. Snap.', 'They help.']],
  ['It costs 3.50 a day. Fine.', ['It costs 3.50 a day.', 'Fine.']],
  ['Steps:\n1. Read.\n2. Talk.', ['Steps:', '1. Read.', '2. Talk.']],
  ['One line\n\nand another', ['One line', 'and another']],
  ['Half a sent', ['Half a sent']],
  ['Ask J. Lee. Then rest.', ['Ask J. Lee.', 'Then rest.']],
  ['Ask Dr.  Lee first.', ['Ask Dr.  Lee first.']],
  ['Ask Dr. ', ['Ask Dr.']],
  ['Steps:\n10. Read.\n11. Talk.', ['Steps:', '10. Read.', '11. Talk.']],
  ['Hi.\n   \nBye.', ['Hi.', 'Bye.']],
  ['', []],
  ['まず本を読みます。次に話します。', ['まず本を読みます。', '次に話します。']],
])('splits %j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

it('loses no word', () => {
  const text = 'Try this, Ms. B. says: read. Then, at 7 p.m., lights out! Ok?';
  expect(splitSentences(text).join(' ')).toBe(text);
});
