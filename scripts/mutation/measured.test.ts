import { expect, test } from 'vitest';
import { changeIn, type Measured } from './measured.ts';
import { isEnough, tally } from './report.ts';

const at = (line: number, column: number) => ({ line, column });

test('a change is named by the text around it, not by its line', () => {
  const mutant = {
    location: { start: at(1, 5), end: at(1, 10) },
    mutatorName: 'EqualityOperator',
    replacement: 'a >= b',
  };
  expect(changeIn('if (a > b) go();\n', mutant)).toBe('EqualityOperator: if (‹a > b›) go(); → a >= b');
});

test('a change of several lines is on one', () => {
  const mutant = {
    location: { start: at(2, 11), end: at(4, 2) },
    mutatorName: 'BlockStatement',
    replacement: '{}',
  };
  expect(changeIn('\nconst a = {\n  b: 1,\n};\n', mutant)).toBe(
    'BlockStatement: const a = ‹{ b: 1, }›; → {}',
  );
});

test('two changes of one long text have two names', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join('|');
  const source = `const found = /${words}/;`;
  const location = { start: at(1, 15), end: at(1, source.length) };
  const [first, second] = ['word9|', 'word30|'].map((word) =>
    changeIn(source, {
      location,
      mutatorName: 'Regex',
      replacement: source.slice(14, -1).replace(word, word.toUpperCase()),
    }),
  );
  expect(first).toContain('WORD9');
  expect(first).not.toBe(second);
  expect(first?.length).toBeLessThan(160);
});

const of = (fate: Measured['fate'], change = fate as string): Measured => ({
  file: 'a.ts',
  line: 1,
  change,
  fate,
});
const killed = Array.from({ length: 9 }, () => of('killed'));

test('nine of ten killed are enough, and fewer with reasons for the rest', () => {
  expect(isEnough(tally([...killed, of('survived')], {}), false)).toBe(true);
  const two = [...killed, of('survived'), of('no coverage')];
  expect(isEnough(tally(two, {}), false)).toBe(false);
  const explained = tally(two, { 'a.ts': { survived: 'the same either way' } });
  expect(explained).toMatchObject({ killed: 9, explained: 1, open: [{ change: 'no coverage' }] });
  expect(isEnough(explained, false)).toBe(true);
});

test('a reason for what is killed now fails a full run, not a sample', () => {
  const one = tally(killed, { 'a.ts': { killed: 'nobody sees it' } });
  expect(one.outdated).toEqual(['a.ts  killed']);
  expect(isEnough(one, false)).toBe(false);
  expect(isEnough(one, true)).toBe(true);
});
