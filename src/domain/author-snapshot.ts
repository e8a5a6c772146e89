import { type Post, SYSTEM_AUTHOR } from './entities/post';
import { fullName, type User } from './entities/user';

/** How whoever wrote something appears on it. */
export type AuthorSnapshot = Pick<Post, 'authorId' | 'authorName' | 'profilePicUrl'>;

/**
 * How a person appears on what they write, as of now: rules compare it with the directory entry, and functions make it
 * follow the profile.
 */
export const authorSnapshot = (
  person: Pick<User, 'uid' | 'firstName' | 'lastName' | 'profilePicUrl'>,
): AuthorSnapshot => ({
  authorId: person.uid,
  authorName: fullName(person),
  profilePicUrl: person.profilePicUrl,
});

/**
 * How the product appears on what it writes itself (product §2.4).
 * @param name the product's
 */
export const systemAuthor = (name: string): AuthorSnapshot => ({
  authorId: SYSTEM_AUTHOR,
  authorName: name,
  profilePicUrl: null,
});
