import type { Post } from './entities/post';
import { fullName, type User } from './entities/user';

/**
 * How a person appears on what they write, as of now: rules compare it with the directory entry, and functions make it
 * follow the profile.
 */
export const authorSnapshot = (
  person: Pick<User, 'uid' | 'firstName' | 'lastName' | 'profilePicUrl'>,
): Pick<Post, 'authorId' | 'authorName' | 'profilePicUrl'> => ({
  authorId: person.uid,
  authorName: fullName(person),
  profilePicUrl: person.profilePicUrl,
});
