import { describe, expect, it } from 'vitest';
import { MAX_CITY, MAX_SCHOOL_NAME } from './limits';
import { normalizeCode, slugify } from './slugs';
import {
  CODE_ALPHABET,
  memberInviteCode,
  randomSuffix,
  schoolInviteCode,
  schoolSlug,
} from './slugs-and-codes';
import { ALL_SCHOOLS } from './statistics';

describe('slugify', () => {
  it.each([
    ['Oak Hill School', 'oak-hill-school'],
    ['  São Paulo  ', 'sao-paulo'],
    ["St. Mary's & Co.", 'st-marys-co'],
    ['A -- B', 'a-b'],
    ['学校', ''],
  ])('turns %j into %j', (text, slug) => expect(slugify(text)).toBe(slug));
});

describe('randomSuffix', () => {
  it('draws only unambiguous characters', () => {
    const drawn = randomSuffix(2_000);
    expect(drawn).toHaveLength(2_000);
    expect([...drawn].every((letter) => CODE_ALPHABET.includes(letter))).toBe(true);
    expect(drawn).not.toMatch(/[01oil]/);
  });

  it('skips bytes that would favour some letters', () => {
    const bytes = [255, 248, 0, 1];
    const suffix = randomSuffix(2, (buffer) => {
      buffer.set(bytes.slice(0, buffer.length));
      return buffer;
    });
    expect(suffix).toBe('ab');
  });
});

describe('invite codes', () => {
  it('ends a member code with five characters', () =>
    expect(memberInviteCode('Oak Hill', 'Springfield')).toMatch(/^oak-hill-springfield-[a-z2-9]{5}$/));

  it('ends a school code with three characters', () =>
    expect(schoolInviteCode('Oak Hill', 'Springfield')).toMatch(/^oak-hill-springfield-[a-z2-9]{3}$/));

  it('keeps a code of long names within what forms and rules take, its end included', () => {
    const words = ['A'.repeat(MAX_SCHOOL_NAME), 'B'.repeat(MAX_CITY)] as const;
    expect(memberInviteCode(...words)).toMatch(/^a{120}-b{73}-[a-z2-9]{5}$/);
    expect(schoolInviteCode(...words)).toMatch(/^a{120}-b{75}-[a-z2-9]{3}$/);
    expect(schoolInviteCode('A'.repeat(195), 'B')).toMatch(/^a{195}-[a-z2-9]{3}$/);
  });

  it('leaves out a name that has no Latin letters', () =>
    expect(memberInviteCode('学校', 'Springfield')).toMatch(/^springfield-[a-z2-9]{5}$/));

  it('is only random where no name has them', () =>
    expect(memberInviteCode('学校', '京都')).toMatch(/^[a-z2-9]{5}$/));
});

describe('schoolSlug', () => {
  it('is made of name and city', () =>
    expect(schoolSlug('Oak Hill', 'Springfield')).toBe('oak-hill-springfield'));

  it.each([
    [64, 'B', `${'a'.repeat(64)}`],
    [63, 'B', `${'a'.repeat(63)}`],
    [62, 'B', `${'a'.repeat(62)}-b`],
  ])('has at most 64 characters (%i and %j)', (count, city, slug) =>
    expect(schoolSlug('A'.repeat(count), city)).toBe(slug),
  );

  it.each(['Admin', 'Groups', 'Join School', 'Login', 'Welcome', 'API'])(
    'takes no address of ours: %s',
    (name) => expect(schoolSlug(name, '')).toBe(`${name.toLowerCase().replace(' ', '-')}-school`),
  );

  it('is never the one of all schools together', () =>
    expect(schoolSlug(ALL_SCHOOLS, '')).toBe('all-school'));
});

describe('normalizeCode', () => {
  it.each([
    [' Oak-Hill-ABC ', 'oak-hill-abc'],
    ['Oak Hill  ABC', 'oak-hill-abc'],
    ['oak - hill -abc', 'oak-hill-abc'],
    ['Oak–Hill‑abc.', 'oak-hill-abc'],
    ['“oak-hill-abc”', 'oak-hill-abc'],
    ['https://schoolgate.test/?code=Oak-Hill-abc', 'oak-hill-abc'],
    ['schoolgate.test/join?x=1&code=oak%20hill-abc#top', 'oak-hill-abc'],
    ['https://schoolgate.test/', null],
    ['NULL', null],
    ['...', null],
    ['null', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['a/b', null],
  ])('reads %j as %j', (typed, code) => expect(normalizeCode(typed)).toBe(code));
});
