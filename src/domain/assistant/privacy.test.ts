import { expect, it } from 'vitest';
import { withoutNames } from './privacy';

const names = { parent: ['Ana Maria', 'O’Neil'], children: ['Zoë', 'Will'] };

it.each([
  ['Zoë won’t sleep', 'my child won’t sleep'],
  ['zoe WON’T sleep, ZOE cries', 'my child WON’T sleep, my child cries'],
  ['Zoë’s homework', 'my child’s homework'],
  ['Zoë and Will fight', 'my child and my other child fight'],
  ['Will will not read', 'my other child will not read'],
  ['I am Ana Maria O’Neil', 'I am [name] O’[name]'],
  ['I am ana. Help', 'I am [name]. Help'],
  ['Zo\u200bë reads', 'my child reads'],
  ['Ｚｏｅ reads', 'my child reads'],
  ['Zo\u0065\u0308 reads', 'my child reads'],
  ['Zoes homework', 'my child homework'],
  ['Zoey plays', 'Zoey plays'],
  ['wIll it rain', 'wIll it rain'],
  ['I Ana ask', 'I [name] ask'],
  ['Ana  Maria asks', '[name] asks'],
  ['Write to ana@mail2.example.org', 'Write to [email]'],
  ['Analysis of Anas', 'Analysis of [name]'],
  ['Analysis of zones', 'Analysis of zones'],
  ['Write to ana.maria+school@mail.example.org please', 'Write to [email] please'],
  ['Call +1 (555) 010-9999 or 555 010 99 99', 'Call [number] or [number]'],
  ['In 2026 he is 7, at 8:30', 'In 2026 he is 7, at 8:30'],
])('%j becomes %j', (text, expected) => expect(withoutNames(text, names)).toBe(expected));

it('finds names in scripts without spaces', () =>
  expect(withoutNames('美咲が眠りません', { parent: [], children: ['美咲'] })).toBe(
    ' my child が眠りません',
  ));

it('finds a name of such a script that was entered with a space', () =>
  expect(withoutNames('美咲が眠りません', { parent: [], children: ['美 咲'] })).toBe(
    ' my child が眠りません',
  ));

it('takes the parts of a name apart', () =>
  expect(withoutNames('dela de la', { parent: ['de la'], children: [] })).toBe('dela [name]'));

it('says child for a name that two children share', () =>
  expect(withoutNames('Lee and Jo', { parent: [], children: ['Kim Lee', 'Jo Lee'] })).toBe(
    'my child and my other child',
  ));

it('takes a name that is a word for a name only with a capital', () =>
  expect(
    withoutNames('In april faith may help: April, Faith and May', {
      parent: ['April', 'Faith', 'May'],
      children: [],
    }),
  ).toBe('In april faith may help: [name], [name] and [name]'));

it('leaves a text alone when nobody has a name', () =>
  expect(withoutNames('A b c', { parent: [''], children: ['B'] })).toBe('A b c'));

it('says child for a name that parent and child share', () =>
  expect(withoutNames('Ana reads', { parent: ['Ana'], children: ['Ana'] })).toBe('my child reads'));
