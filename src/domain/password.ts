import { isCommonStem } from './common-passwords';
import { MIN_PASSWORD } from './limits';

/** What is wrong with a new password, as keys of the validation messages. */
export type PasswordProblem = 'passwordTooShort' | 'passwordCommon' | 'passwordPersonal';

/** How hard a password is to guess for somebody who knows what people choose. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Who a password is for: what somebody who wants in would try first. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Keys beside each other, and the alphabet. */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lower = (text: string) => text.normalize('NFKC').toLowerCase();
/** Without the digits and signs around it. */
const stemOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Runs of neighbouring keys, of one character again and again, and single characters, that a text falls into. */
function countRuns(text: string): number {
  let runs = 0;
  for (let at = 0; at < text.length; runs += 1) {
    let end = at + 1;
    while (end < text.length && isRun(text.slice(at, end + 1))) end += 1;
    // Two neighbours happen in words, too.
    at = end - at > 2 ? end : at + 1;
  }
  return runs;
}

const isRun = (text: string) => /^(.)\1*$/su.test(text) || ROWS.some((row) => row.includes(text));

/** A short piece again and again, which has as few guesses as the piece. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+(.{0,3})$/su.test(text);

/** Whether a password is one that many people have, or is made as theirs are. */
export function isCommonPassword(password: string): boolean {
  const text = lower(password);
  const stem = stemOf(text);
  return (
    isCommonStem(stem) ||
    // In both orders: a digit at the end may stand for a letter, or for a year.
    isCommonStem(withLetters(stem)) ||
    isCommonStem(stemOf(withLetters(text))) ||
    isCommonStem(withLetters(text.replace(/[^\p{L}\d@$!]/gu, ''))) ||
    // Dates and telephone numbers.
    (stem === '' && text.length < 15) ||
    isRepeated(text) ||
    countRuns(text) * 3 <= text.length
  );
}

/** Names and the parts of an address, at least three letters long. */
const wordsOf = ({ firstName, lastName, email }: PasswordOwner): string[] =>
  `${firstName} ${lastName} ${email}`
    .split(/[^\p{L}\p{N}]+/u)
    .map(lower)
    .filter((word) => word.length >= 3)
    .sort((left, right) => right.length - left.length);

/** Whether hardly anything is left of a password without its owner's name and address. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const text = lower(password);
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && (rest.replace(/[^\p{L}\p{N}]/gu, '').length < 5 || isCommonPassword(rest));
}

/** What keeps a text from being a new password, or null. Guesses know the owner, the product and everybody's habits. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (password.length < MIN_PASSWORD) return 'passwordTooShort';
  if (isCommonPassword(password)) return 'passwordCommon';
  return isPersonalPassword(password, owner) ? 'passwordPersonal' : null;
}

/**
 * How strong a password is. Length counts most: characters of a run count as one, and kinds of characters only help
 * what is long already.
 */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (passwordProblem(password, owner) !== null) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const points = countRuns(lower(password)) + Math.max(0, kinds.length - 1);
  if (points < 10) return 'fair';
  return points < 15 ? 'good' : 'strong';
}
