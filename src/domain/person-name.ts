/**
 * What people and children may be called: the one definition for forms, rules and functions. The patterns are written
 * as firestore.rules has them (RE2), where a test finds them word for word (scripts/person-name.test.ts).
 */

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

/** What does not occur in a name. A dot ends a word ("St. John"), or each of several letters ("J.R."): no "ana.com". */
export const NO_NAME = [
  `[${INVISIBLE}]`,
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

/** What names are not compared by: all but their letters and digits, and "the" in front. */
export const NOT_COMPARED = String.raw`^the |[^\p{L}\p{N}]`;

const regExp = (pattern: string, flags: string): RegExp =>
  new RegExp(pattern.replaceAll('\\x', '\\u'), flags);
const whole = (pattern: string): RegExp => regExp(`^(?:${pattern})$`, 'u');

const comparable = (name: string): string =>
  name.normalize('NFD').toLowerCase().replace(regExp(NOT_COMPARED, 'gu'), '');

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
  isName(name.firstName) && (name.lastName === '' || isName(name.lastName)) && !isReserved(name);
