import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_TOKENS } from './limits';
import { bestQueryToken, postTokens, queryToken, searchTokens, searchWords } from './search-tokens';

describe('searchWords', () => {
  it('folds case and marks and splits at anything that is no letter or digit', () =>
    expect(searchWords("Café-Treff: Åsa's 2nd CAFÉ")).toEqual(['cafe', 'treff', 'asa', 's', '2nd']));

  it('keeps words of other scripts', () => expect(searchWords('Школа 学校')).toEqual(['школа', '学校']));
});

describe('searchTokens', () => {
  it('holds each word and its prefixes from three letters', () =>
    expect(searchTokens('picnic at 5')).toEqual(['picnic', 'at', '5', 'pic', 'picn', 'picni']));

  it('finds a long word by the token a query for it has', () => {
    const word = 'parentteacherconference';
    expect(searchTokens(word)).toContain(queryToken(word));
  });

  it('halves no character outside of the basic plane, and finds the word by its token', () => {
    const word = fc.array(fc.constantFrom('a', '𞤀', '𠮷', 'ß'), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(word, (letters) => {
        const tokens = searchTokens(letters.join(''));
        expect(tokens.filter((token) => /\p{Cs}/u.test(token))).toEqual([]);
        expect(tokens).toContain(bestQueryToken(letters.join('')));
      }),
      { seed: 1 },
    );
  });

  it('never exceeds the limit and keeps whole words first', () => {
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
    const tokens = searchTokens(words.join(' '));
    expect(tokens).toHaveLength(words.length + 2);
    const many = searchTokens(Array.from({ length: 900 }, (_, index) => `w${index}ord`).join(' '));
    expect(many).toHaveLength(MAX_SEARCH_TOKENS);
    expect(many[0]).toBe('w0ord');
  });
});

describe('bestQueryToken', () => {
  it('looks up the longest word', () => expect(bestQueryToken('the bake sale')).toBe('bake'));
  it('is null without a word', () => expect(bestQueryToken(' … ')).toBeNull());
});

it('finds a post by its author, however long its text, within the number that rules allow', () => {
  const content = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
  const tokens = postTokens({ content, authorName: 'Tomás Okoro' });
  expect(tokens).toEqual(expect.arrayContaining(['tomas', 'tom', 'okoro', 'oko', 'word0']));
  expect(tokens).toHaveLength(300);
});
