import { expect, it } from 'vitest';
import type { Member } from '@/domain/entities/school';
import { mentionAt, withMember } from './typed-mention';

const member = (uid: string, firstName: string, lastName: string): Member => ({
  ...{ uid, firstName, lastName, profilePicUrl: null, bio: '', children: [], joinedAt: null },
  searchTokens: [],
});
const ANN = { ann: 'Ann Lee' };
/** A text in which | is the caret. */
const typed = (marked: string, picked: Record<string, string> = {}) =>
  mentionAt({ text: marked.replace('|', ''), picked }, marked.indexOf('|'));

it.each([
  ['@|', { at: 0, words: '' }],
  ['Hi @an|', { at: 3, words: 'an' }],
  ['Hi\n@an|', { at: 3, words: 'an' }],
  ['(@an|', { at: 1, words: 'an' }],
  ['“@an|', { at: 1, words: 'an' }],
  ['@an|d on', { at: 0, words: 'an' }],
  ['@Ann Le|', { at: 0, words: 'Ann Le' }],
  ['@Ann |', { at: 0, words: 'Ann ' }],
  ['@Éloïse O’Neil-Fox jr. x|', { at: 0, words: 'Éloïse O’Neil-Fox jr. x' }],
  ['@Ann Lee @be|', { at: 9, words: 'be' }],
])('%s asks for a name', (marked, expected) => expect(typed(marked)).toEqual(expected));

it.each(['|', 'an|', 'ann@school|', '@ |', '@an, |', '@an\n|', '@a b c d e|', '@@an|'])(
  '%s asks for none',
  (marked) => expect(typed(marked)).toBeNull(),
);

it('asks for no name that was picked, and for it again once it is changed', () => {
  expect(typed('@Ann Lee|', ANN)).toBeNull();
  expect(typed('@Ann Lee and |', ANN)).toBeNull();
  expect(typed('Hi @Ann Lee @Ann Lee |', ANN)).toBeNull();
  expect(typed('@Ann Le|', ANN)).toEqual({ at: 0, words: 'Ann Le' });
  expect(typed('@Ann Lee @be|', ANN)).toEqual({ at: 9, words: 'be' });
});

it('puts a name in the place of what was typed, with a blank behind it', () => {
  const put = (text: string, words: string) =>
    withMember({ text, picked: ANN }, { at: 3, words }, member('ben', 'Ben', 'Fox'));
  const picked = { ...ANN, ben: 'Ben Fox' };
  expect(put('Hi @be', 'be')).toEqual({ text: 'Hi @Ben Fox ', picked, caret: 12 });
  expect(put('Hi @be and all', 'be')).toEqual({ text: 'Hi @Ben Fox and all', picked, caret: 12 });
  expect(put('Hi @be!', 'be')).toEqual({ text: 'Hi @Ben Fox !', picked, caret: 12 });
});

it('means the last one picked of two of one name', () => {
  const { picked } = withMember(
    { text: '@an', picked: ANN },
    { at: 0, words: 'an' },
    member('b', 'Ann', 'Lee'),
  );
  expect(picked).toEqual({ b: 'Ann Lee' });
});
