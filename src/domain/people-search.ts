import type { User } from './entities/user';
import { matchesPrefixes, searchWords } from './search-tokens';

/** Words of a name that are looked up; each costs a query or two. */
const MAX_WORDS = 5;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Names are stored as typed, "de Souza" too: as typed, and with capitals where names have them. */
function spellings(words: readonly string[]): string[] {
  const lastCapital = [...words.slice(0, -1), capital(words.at(-1) ?? '')];
  return [words, words.map(capital), lastCapital].map((spelling) => spelling.join(' '));
}

/**
 * What stored first and last names may begin with, of people found by what was typed: each word, and as a last name
 * also several, "de Souza". Accents must be typed here; the directory is searched without them.
 */
export function namePrefixes(typed: string): { firstName: string[]; lastName: string[] } {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const single = words.flatMap((word) => spellings([word]));
  const several = words.flatMap((_, index) => spellings(words.slice(index)));
  return {
    firstName: [...new Set([...single, ...spellings(words)])].filter(Boolean),
    lastName: [...new Set([...single, ...several])],
  };
}

/** Whether every typed word begins a word of the name, or the address begins with what was typed. Accents don't count. */
export function matchesPerson(
  { firstName, lastName, email }: Pick<User, 'firstName' | 'lastName'> & { email?: string },
  typed: string,
): boolean {
  if (email?.startsWith(typed.trim().toLowerCase())) return true;
  return searchWords(typed).length > 0 && matchesPrefixes(typed, `${firstName} ${lastName}`);
}
