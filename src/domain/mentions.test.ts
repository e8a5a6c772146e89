import { expect, test } from 'vitest';
import { mentionedIn, mentionParts, mentionsIn } from './mentions';

const ANN = { ann: 'Ann Lee' };
const parts = (text: string, mentions: Record<string, string>) =>
  mentionParts(text, mentions).map(({ text, uid }) => (uid === null ? text : { [uid]: text }));

test.each([
  ['a text without anybody', 'Hello', ANN, ['Hello']],
  ['an empty text', '', ANN, []],
  ['a name between words', 'Hi @Ann Lee!', ANN, ['Hi ', { ann: '@Ann Lee' }, '!']],
  ['a name alone', '@Ann Lee', ANN, [{ ann: '@Ann Lee' }]],
  ['a name twice', '@Ann Lee@Ann Lee', ANN, [{ ann: '@Ann Lee' }, { ann: '@Ann Lee' }]],
  ['a name without its @', 'Ann Lee', ANN, ['Ann Lee']],
  ['a name that goes on', '@Ann Leeds', ANN, ['@Ann Leeds']],
  ['a name that goes on with a mark', '@Ann Lee\u0301', ANN, ['@Ann Lee\u0301']],
  ['a name with its apostrophe', '@Ann Lee’s cake', ANN, [{ ann: '@Ann Lee' }, '’s cake']],
  ['an address', 'ann@school.example', ANN, ['ann@school.example']],
  [
    'a name that begins with another',
    '@Ann Lee-Fox @Ann Lee',
    { ...ANN, fox: 'Ann Lee-Fox' },
    [{ fox: '@Ann Lee-Fox' }, ' ', { ann: '@Ann Lee' }],
  ],
  ['a name that is empty', '@ @', { nobody: '' }, ['@ @']],
  ['a name with an @ in it', '@a@b', { odd: 'a@b', b: 'b' }, [{ odd: '@a@b' }]],
])('%s', (_what, text, mentions, expected) => expect(parts(text, mentions)).toEqual(expected));

test('whom a text no longer calls is called by it no more', () =>
  expect(mentionsIn('Hi @Ann Lee', { ...ANN, ben: 'Ben Fox' })).toEqual(ANN));

test('ten are called at most', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p${at}`, `Name ${at}`]));
  const text = Object.values(many)
    .map((name) => `@${name}`)
    .join(' ');
  expect(Object.keys(mentionsIn(text, many))).toEqual(Array.from({ length: 10 }, (_, at) => `p${at}`));
});

test.each<[stored: object, ids: string[]]>([
  [{ zoe: 'Zoe', ann: 'Ann' }, ['ann', 'zoe']],
  [Object.fromEntries([...'lkjihgfedcba'].map((id) => [id, ''])), [...'abcdefghij']],
])('%j calls %j', (stored, ids) => expect(mentionedIn(stored)).toEqual(ids));

test.each([
  ...[undefined, null, 'ann', 7, [], {}],
  ...[{ 'a/b': 'Ann' }, { '': 'Ann' }, { ann: 7 }, { ann: {} }, { ann: 'Ann', ben: null }],
])('%j calls nobody', (stored) => expect(mentionedIn(stored)).toEqual([]));
