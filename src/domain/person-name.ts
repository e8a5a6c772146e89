/**
 * What people and children may be called: the one definition for forms, rules and functions. The patterns are written
 * as firestore.rules has them (RE2), where a test finds them word for word (scripts/person-name.test.ts).
 */

import { MAX_NAME } from './limits';

/** ' and ’, and those of Hebrew. */
const A = String.raw`\x{27}\x{2019}\x{5F3}\x{5F4}`;
/** Joiners, which Persian needs. */
const J = String.raw`\x{200C}\x{200D}`;
/** Hyphens, and raised dots, which do the same in Catalan and Japanese. */
const H = String.raw`\x{2D}\x{2010}\x{2011}\x{5BE}\x{B7}\x{30FB}`;

/** Letters and marks of any script, and what stands between them: all that a first or last name is made of. */
export const NAME_CHARACTERS = String.raw`[\p{L}\p{M} .${A}${J}${H}]+`;

/** Letters and marks of some scripts that are nothing to the eye. */
const INVISIBLE = String.raw`\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180D}\x{180F}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{E0100}-\x{E01EF}`;

/** Full-width and mathematical letters: no alphabet of a language, and to the eye the plain ones. */
const LOOK_ALIKES = String.raw`\x{FF21}-\x{FF3A}\x{FF41}-\x{FF5A}\x{1D400}-\x{1D7FF}`;

/** What does not occur in a name. A dot ends a word ("St. John"), or each of several letters ("J.R."): no "ana.com". */
export const NO_NAME = [
  `[${INVISIBLE}${LOOK_ALIKES}]`,
  // How it may begin, and end.
  String.raw`^[^\p{L}${A}]`,
  String.raw`[^\p{L}\p{M}.${A}]$`,
  // Marks, joiners and apostrophes are of a word.
  String.raw`[^\p{L}\p{M}]\p{M}`,
  String.raw`[^\p{L}\p{M}][${J}]`,
  String.raw`[${J}][^\p{L}]`,
  String.raw`(^|[^\p{L}\p{M}])[${A}]([^\p{L}]|$)`,
  `[${A}.][${A}]`,
  // One gap at a time.
  ' {2}',
  `[${H}] ?[${H}]`,
  // Dots.
  String.raw`[^\p{L}\p{M}${A}][.]`,
  String.raw`[\p{L}\p{M}${A}${J}]\p{L}[.]\p{L}`,
  String.raw`[\p{M}${A}][.]\p{L}`,
  String.raw`[.]\p{L}([^.]|$)`,
].join('|');

/** What nobody sees or what turns a line around: control, bidirectional and invisible characters. */
const UNSEEN = String.raw`\p{Cc}\x{AD}\x{34F}\x{61C}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{200B}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}-\x{206F}\x{3164}\x{FEFF}\x{FFA0}\x{FFF9}-\x{FFFB}\x{E0000}-\x{E0FFF}`;

/**
 * A child's name or grade of at most `max` characters. Digits and signs are welcome ("Twin 2").
 * @param max two at least
 */
export const childText = (max: number): string => `[^ ${UNSEEN}]([^${UNSEEN}]{0,${max - 2}}[^ ${UNSEEN}])?`;

/**
 * Letters with what is on, under or through them, by the plain letter that they are compared as: those of Latin-1, Latin
 * Extended-A, Vietnamese and Pinyin that are a to y, less the rare h, j, k and w. Rules have no room for more.
 */
export const FOLDED: Record<string, string> = {
  a: String.raw`[\x{C0}-\x{C5}\x{E0}-\x{E5}\x{100}-\x{105}\x{1CD}-\x{1CE}\x{1EA0}-\x{1EB7}]`,
  c: String.raw`[\x{C7}\x{E7}\x{106}-\x{10D}]`,
  d: String.raw`[\x{D0}\x{F0}\x{10E}-\x{111}]`,
  e: String.raw`[\x{C8}-\x{CB}\x{E8}-\x{EB}\x{112}-\x{11B}\x{1EB8}-\x{1EC7}]`,
  g: String.raw`[\x{11C}-\x{123}\x{1E6}-\x{1E7}]`,
  i: String.raw`[\x{CC}-\x{CF}\x{EC}-\x{EF}\x{128}-\x{131}\x{1CF}-\x{1D0}\x{1EC8}-\x{1ECB}]`,
  l: String.raw`[\x{139}-\x{142}]`,
  n: String.raw`[\x{D1}\x{F1}\x{143}-\x{148}]`,
  o: String.raw`[\x{D2}-\x{D8}\x{F2}-\x{F8}\x{14C}-\x{151}\x{1A0}-\x{1A1}\x{1ECC}-\x{1EE3}]`,
  r: String.raw`[\x{154}-\x{159}]`,
  s: String.raw`[\x{15A}-\x{161}\x{218}-\x{219}]`,
  t: String.raw`[\x{162}-\x{167}\x{21A}-\x{21B}]`,
  u: String.raw`[\x{D9}-\x{DC}\x{F9}-\x{FC}\x{168}-\x{173}\x{1AF}-\x{1B0}\x{1EE4}-\x{1EF1}]`,
  y: String.raw`[\x{DD}\x{FD}\x{FF}\x{176}-\x{178}\x{1EF2}-\x{1EF9}]`,
};

/** What names are not compared by: all but their letters and digits, and "the" in front. */
export const NOT_COMPARED = String.raw`^the[^\p{L}\p{N}]+|[^\p{L}\p{N}]`;

const regExp = (pattern: string, flags: string): RegExp =>
  new RegExp(pattern.replaceAll('\\x', '\\u'), flags);
const whole = (pattern: string): RegExp => regExp(`^(?:${pattern})$`, 'u');

const folds = Object.entries(FOLDED).map(([letter, pattern]) => [regExp(pattern, 'gu'), letter] as const);
const notCompared = regExp(NOT_COMPARED, 'gu');

/** Folds what the rules fold, and all that Unicode takes apart besides: they have no normal forms. */
const comparable = (name: string): string =>
  folds
    .reduce((text, [pattern, letter]) => text.replace(pattern, letter), name.normalize('NFD').toLowerCase())
    .replace(notCompared, '');

/** A name of these words alone is for those who run the product or a school. */
export const RESERVED_WORDS = [
  // The product's own: a test compares it with the brand.
  'schoolgate',
  'admins?',
  'administrators?',
  'administration',
  'mods?',
  'moderators?',
  'moderation',
  'principal',
  'headteacher',
  'headmaster',
  'headmistress',
  'school',
  'office',
  'system',
  'support',
  'help',
  'helpdesk',
  'security',
  'staff',
  'team',
  'official',
].join('|');

const characters = whole(NAME_CHARACTERS);
const noName = regExp(NO_NAME, 'u');
const reserved = whole(`(${RESERVED_WORDS})+`);

/** The whole name of a person. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Whether a text can be a first or last name. */
export const isName = (text: string): boolean => characters.test(text) && !noName.test(text);

const seen = whole(`[^${UNSEEN}]*`);

/** Whether every character of a text can be seen, and stands where it is seen. */
export const isSeen = (text: string): boolean => seen.test(text);

/** What keyboards have in the place of an apostrophe: no name has any of these otherwise. */
const LIKE_APOSTROPHES = /[`\u00B4\u2018\u201B\u2032\uFF07]/g;

/** The dot of an initial that a whole word follows at once, as in "S.Priya". */
const INITIAL_AND_WORD = regExp(String.raw`(^|[^\p{L}\p{M}${A}${J}])(\p{L}\p{M}*)[.](?=\p{L}([^.]|$))`, 'gu');

/** A text as names are stored: composed, with single spaces, one kind of apostrophe and a space behind an initial. */
export const composed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LIKE_APOSTROPHES, '’')
    .replace(INITIAL_AND_WORD, '$1$2. ')
    .replace(/ +/g, ' ');

/**
 * Whether a whole name is that of the product, of who runs it, or of one of these schools. A Ms Lincoln is welcome at
 * Lincoln School: only the whole name counts.
 */
export function isReserved(
  { firstName, lastName }: PersonName,
  schoolNames: readonly string[] = [],
): boolean {
  const name = comparable(`${firstName} ${lastName}`);
  return reserved.test(name) || schoolNames.some((school) => comparable(school) === name);
}

/** Whether this is the name of a person, as rules let it be stored. Last names may be missing: Google has such accounts. */
export const isPersonName = (name: PersonName): boolean =>
  isName(name.firstName) &&
  (name.lastName === '' || isName(name.lastName)) &&
  Math.max(name.firstName.length, name.lastName.length) <= MAX_NAME &&
  !isReserved(name);
