import type { Member } from '@/domain/entities/school';

type Named = Pick<Member, 'firstName' | 'lastName'>;

/** Of names that begin with no letter. */
const OTHER = '#';

/** By last name, then first name, as the reader's language sorts. */
export const compareNames = (a: Named, b: Named): number =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);

/** The letter a parent stands under, without its marks: É under E. */
function letterOf({ firstName, lastName }: Named): string {
  const name = lastName.trim() || firstName.trim();
  const first = [...name.normalize('NFD')][0]?.toLocaleUpperCase() ?? '';
  return /^\p{L}/u.test(first) ? first : OTHER;
}

/** Parents under the letters that their last names begin with, both sorted. */
export function byLetter<T extends Named>(members: readonly T[]): [letter: string, members: T[]][] {
  const groups = new Map<string, T[]>();
  for (const member of [...members].sort(compareNames)) {
    const letter = letterOf(member);
    groups.set(letter, [...(groups.get(letter) ?? []), member]);
  }
  const isOther = (letter: string) => Number(letter === OTHER);
  return [...groups].sort(([a], [b]) => isOther(a) - isOther(b) || a.localeCompare(b));
}
