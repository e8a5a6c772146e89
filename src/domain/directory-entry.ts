import type { Member } from './entities/school';
import { fullName, type User } from './entities/user';
import { MAX_SEARCH_TOKENS } from './limits';
import { classesOf } from './school-class';
import { searchTokens } from './search-tokens';
import { shownProfile } from './shown-profile';

/** What other parents see of a user (product §2.7), without the time of joining. */
export function directoryEntry(
  user: Pick<User, 'firstName' | 'lastName' | 'profilePicUrl' | 'bio' | 'children'> &
    Partial<Pick<User, 'hiddenFields'>>,
): Omit<Member, 'uid' | 'joinedAt'> {
  const { firstName, lastName } = user;
  const shown = shownProfile(user);
  return { firstName, lastName, ...shown, searchTokens: entryTokens({ firstName, lastName, ...shown }) };
}

/** By what an entry is found: the classes of the children first, which long names would else push out, then its words. */
export const entryTokens = (entry: Pick<User, 'firstName' | 'lastName' | 'children'>): string[] =>
  [...classesOf(entry.children).map(({ key }) => key), ...searchTokens(directoryWords(entry))].slice(
    0,
    MAX_SEARCH_TOKENS,
  );

/** The directory entry of a new member; the server sets the time of joining. */
export const newMember = (user: Parameters<typeof directoryEntry>[0] & Pick<User, 'uid'>): Member => ({
  uid: user.uid,
  ...directoryEntry(user),
  joinedAt: null,
});

/** The text by which a parent is found in the directory: all that its card shows, the children's names too. */
export const directoryWords = (user: Pick<User, 'firstName' | 'lastName' | 'children'>): string =>
  [fullName(user), ...user.children.flatMap((child) => [child.name, child.gradeOrRoom])].join(' ');
