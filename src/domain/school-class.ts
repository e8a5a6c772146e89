import { GRADE_BANDS, readGrade, readRoom } from './assistant/grade';
import type { Child } from './fields';
import { searchWords } from './search-tokens';
import { truncate } from './truncate';

/** What a child's "grade or room" comes to, so that all who wrote the same in other words are found together. */
export interface SchoolClass {
  /** A token of the directory entry, which no word of a name can be: "#2ndgrade", "#room4". */
  key: string;
  /** As it is shown: "2nd grade", "Room 4", or what was typed where that is neither. */
  name: string;
}

/** Begins each key: no word that somebody searches for has it. */
const MARK = '#';
/** As long as any token may be (firestore.rules). */
const MAX_KEY = 12;

/** The key of all whose grade or room nobody knows, or who keep it to themselves. */
export const NO_CLASS = MARK;

/** Letters and digits that tell two long names apart which begin alike. */
const CHECK = 5;

function keyOf(word: string): string {
  if (word.length < MAX_KEY) return `${MARK}${word}`;
  const sum = [...word].reduce(
    (before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 36 ** CHECK,
    0,
  );
  const check = sum.toString(36).padStart(CHECK, '0');
  return `${truncate(`${MARK}${word}`, MAX_KEY - CHECK)}${check}`;
}

function classNamed(name: string): SchoolClass | null {
  const word = searchWords(name).join('');
  return word ? { key: keyOf(word), name } : null;
}

/** The class of what a parent typed: the grade, else the room, else the words themselves; null for none. */
export function readClass(gradeOrRoom: string): SchoolClass | null {
  const grade = readGrade(gradeOrRoom)?.label;
  if (grade === 'a toddler') return classNamed('Toddlers');
  if (grade) return classNamed(grade.charAt(0).toUpperCase() + grade.slice(1));
  return classNamed(readRoom(gradeOrRoom) ?? gradeOrRoom.trim().replace(/\s+/g, ' '));
}

/** The classes of a parent's children, each once; that of none for who shows none, or has a child without. */
export function classesOf(children: readonly Pick<Child, 'gradeOrRoom'>[]): SchoolClass[] {
  const none = { key: NO_CLASS, name: '' };
  const all = children.map(({ gradeOrRoom }) => readClass(gradeOrRoom) ?? none);
  return [...new Map((all.length > 0 ? all : [none]).map((one) => [one.key, one])).values()];
}

/** The classes by which a directory entry is found, however they came to be among its tokens. */
export const classKeysIn = (tokens: readonly unknown[]): string[] =>
  tokens.filter((token): token is string => typeof token === 'string' && token.startsWith(MARK));

/** A class with the number of parents who have a child in it. */
export interface CountedClass extends SchoolClass {
  count: number;
}

/** So many classes of a school are listed; parents of smaller ones are found by their names. */
export const MAX_CLASSES = 60;

/**
 * The classes of a school after some were counted anew: a name stays as it was first typed, those without parents are
 * gone, and where there are more than can be listed the largest stay.
 */
export function withCounts(known: readonly CountedClass[], counted: readonly CountedClass[]): CountedClass[] {
  const names = new Map(known.map(({ key, name }) => [key, name]));
  const all = new Map([...known, ...counted].map((one) => [one.key, one]));
  const isNone = ({ key }: CountedClass) => Number(key === NO_CLASS);
  return [...all.values()]
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, name: names.get(one.key) ?? one.name }))
    .sort((a, b) => isNone(b) - isNone(a) || b.count - a.count)
    .slice(0, MAX_CLASSES)
    .sort(compareClasses);
}

/** The classes of a whole directory. */
export function countedClasses(
  members: readonly { children: readonly Pick<Child, 'gradeOrRoom'>[] }[],
): CountedClass[] {
  const counts = new Map<string, CountedClass>();
  for (const { key, name } of members.flatMap(({ children }) => classesOf(children))) {
    const before = counts.get(key);
    counts.set(key, { key, name: before?.name ?? name, count: (before?.count ?? 0) + 1 });
  }
  return withCounts([], [...counts.values()]);
}

/** Where a class stands in a school: grades by age, then rooms and others by name, those without one last. */
export function compareClasses(a: SchoolClass, b: SchoolClass): number {
  return rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, undefined, { numeric: true });
}

function rankOf({ key, name }: SchoolClass): number {
  if (key === NO_CLASS) return GRADE_BANDS.length + 1;
  const grade = readGrade(name);
  if (!grade) return GRADE_BANDS.length;
  // Of one band, "Kindergarten" comes before "1st grade".
  return GRADE_BANDS.indexOf(grade.band) + (Number.parseInt(grade.label, 10) || 0) / 100;
}
