import { MAX_CODE, MEMBER_CODE_SUFFIX, SCHOOL_CODE_SUFFIX } from './limits';
import { RESERVED_SLUGS } from './reserved-slugs';
import { slugify } from './slugs';

/** No 0/o, 1/l/i: a code is read aloud at the school gate (product §9). */
export const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Random text over {@link CODE_ALPHABET}.
 * @param length in characters
 * @param random source of bytes; the platform's cryptographic one unless a test gives its own
 */
export function randomSuffix(
  length: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  let suffix = '';
  while (suffix.length < length) {
    for (const byte of random(new Uint8Array(length * 2))) {
      // Bytes past the last whole multiple would favour the first letters.
      if (byte >= 256 - (256 % CODE_ALPHABET.length)) continue;
      suffix += CODE_ALPHABET[byte % CODE_ALPHABET.length];
      if (suffix.length === length) break;
    }
  }
  return suffix;
}

/** Some words and a random end. Too many words lose their own end: a longer code fits neither forms nor rules. */
function inviteCode(words: readonly string[], suffix: number): string {
  const stem = words
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_CODE - suffix - 1);
  return [stem.replace(/-$/, ''), randomSuffix(suffix)].filter(Boolean).join('-');
}

/** Invite code of a member: school slug, city slug and a suffix of 5 (product §9). */
export const memberInviteCode = (schoolName: string, city: string): string =>
  inviteCode([slugify(schoolName), slugify(city)], MEMBER_CODE_SUFFIX);

/** Invite code of a new school: slug of name and city and a suffix of 3 (product §9). */
export const schoolInviteCode = (schoolName: string, city: string): string =>
  inviteCode([slugify(`${schoolName} ${city}`)], SCHOOL_CODE_SUFFIX);

/** Longest slug: it is also the school's document id. */
const MAX_SLUG = 64;

/**
 * The slug of a school, also its id and address: its name and city, so that two schools of one name in one city are
 * one. Empty when neither has a Latin letter or digit.
 */
export function schoolSlug(name: string, city: string): string {
  const slug = slugify(`${name} ${city}`).slice(0, MAX_SLUG).replace(/-$/, '');
  return RESERVED_SLUGS.has(slug) ? `${slug}-school` : slug;
}
