import { FALLBACK_AGES } from './limits';

/** Groups of grades that tips are made for (product §7.3). */
export const GRADE_BANDS = ['toddler', 'pre-k', 'k-2', '3-5', 'middle', 'high'] as const;
export type GradeBand = (typeof GRADE_BANDS)[number];

/** What a parent's "grade or room" says of the child. */
export interface Grade {
  band: GradeBand;
  /**
   * The same in our own words: "3rd grade", "ages 5 to 9". Only this goes to a provider, because a room may carry a
   * teacher's name, and free text could carry an instruction.
   */
  label: string;
}

const NUMBER_WORDS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|');
const HIGH_SCHOOL_YEARS: Record<string, number> = { freshman: 9, sophomore: 10, junior: 11, senior: 12 };

/** How parents write a room: "Room 4", "Rm. #12", "Class 3b". */
const ROOM = /\b(room|rm|class|classroom|section|group)\b\.?\s*#?\s*([a-z]?-?\d+[a-z]?)\b/g;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The room in what parents write, in our own words: "Room 4". Null when it names none by a number. */
export function readRoom(text: string): string | null {
  const [, kind = '', number = ''] = [...plain(text).matchAll(ROOM)][0] ?? [];
  if (!number) return null;
  const word = kind === 'rm' || kind === 'classroom' ? 'room' : kind;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number.toUpperCase().replace('-', '')}`;
}

/** Reads what parents write: "3rd grade", "K", "Room 4", "Pre-K blue", "age 4". Null when it says no grade. */
export function readGrade(text: string): Grade | null {
  const words = plain(text)
    // A room's number is no grade.
    .replace(ROOM, ' ')
    .replace(/[.,;:()/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return readAge(words) ?? readStage(words) ?? readNumber(words);
}

/** The grade, or what the fallback says, or "ages 5 to 9" (product §2.10). */
export const gradeOrAges = (text: string, fallback: string): Grade =>
  readGrade(text) ?? readGrade(fallback) ?? { band: bandOfAge(7), label: FALLBACK_AGES };

function readAge(words: string): Grade | null {
  if (/\b\d{1,2} ?(?:months?|mos?)\b/.test(words)) return { band: 'toddler', label: 'a toddler' };
  const range = '(\\d{1,2})(?: ?(?:to|-|–|through) ?(\\d{1,2}))?';
  const found =
    new RegExp(`\\bage[sd]? ${range}\\b`).exec(words) ??
    new RegExp(`\\b${range}[ -]?(?:years?|yrs?|yo|y o)\\b`).exec(words);
  if (!found) return null;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  if (from > to || to > 19) return null;
  return { band: bandOfAge((from + to) / 2), label: from === to ? `age ${from}` : `ages ${from} to ${to}` };
}

function bandOfAge(age: number): GradeBand {
  if (age < 3) return 'toddler';
  if (age < 5) return 'pre-k';
  if (age < 8) return 'k-2';
  if (age < 11) return '3-5';
  return age < 14 ? 'middle' : 'high';
}

function readStage(words: string): Grade | null {
  if (/\b(?:toddlers?|infants?|bab(?:y|ies)|day ?care|creche)\b/.test(words)) {
    return { band: 'toddler', label: 'a toddler' };
  }
  if (/\b(?:t-?k|transitional kindergarten)\b/.test(words)) {
    return { band: 'pre-k', label: 'Transitional Kindergarten' };
  }
  if (/\b(?:pre[ -]?k\d?|pre[ -]?kindergarten|pre[ -]?school\w*|nursery)\b/.test(words)) {
    return { band: 'pre-k', label: 'Pre-K' };
  }
  if (/\b(?:junior high|middle school)\b/.test(words)) return { band: 'middle', label: 'middle school' };
  if (/\bhigh school\b/.test(words) && !/\d/.test(words)) return { band: 'high', label: 'high school' };
  const year = /\b(?:freshman|sophomore|junior|senior)\b/.exec(words);
  if (year) return grade(HIGH_SCHOOL_YEARS[year[0]] ?? 9);
  return /\b(?:k|kg|kinder|kindergarten|kindergartner)\b/.test(words) ? grade(0) : null;
}

function readNumber(words: string): Grade | null {
  const spelled = new RegExp(`\\b(${NUMBER_WORDS.join('|')})(?: grade\\w*)?\\b`).exec(words);
  if (spelled) return grade(NUMBER_WORDS.indexOf(spelled[1] ?? '') + 1);
  const found =
    /\b(\d{1,2})(?:st|nd|rd|th)?[ -](?:grade|gr)\w*\b/.exec(words) ??
    /\b(?:grade|gr|g) ?(\d{1,2})[a-z]?\b/.exec(words) ??
    /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(words) ??
    // "3", "3B", "3-B"
    /^(\d{1,2})[ -]?[a-z]?$/.exec(words);
  return found ? grade(Number(found[1])) : null;
}

function grade(number: number): Grade | null {
  if (number > 12) return null;
  if (number === 0) return { band: 'k-2', label: 'Kindergarten' };
  return { band: bandOfGrade(number), label: `${ordinal(number)} grade` };
}

function bandOfGrade(number: number): GradeBand {
  if (number <= 2) return 'k-2';
  if (number <= 5) return '3-5';
  return number <= 8 ? 'middle' : 'high';
}

function ordinal(number: number): string {
  const ending = ['st', 'nd', 'rd'][number - 1] ?? 'th';
  return `${number}${ending}`;
}
