import type { User } from '@/domain/entities/user';
import { shownProfile } from '@/domain/shown-profile';
import { shownName } from '../platform/person-names';

/** The copy of an account that its posts carry: who reads them may not read the account. */
export type PostAuthorSnapshot = Pick<User, 'profilePicUrl' | 'children'> & { authorName: string };

/** The copy as the account is now. */
export function postAuthorSnapshot(user: User): PostAuthorSnapshot {
  const { profilePicUrl, children } = shownProfile(user);
  return { authorName: shownName(user), profilePicUrl, children };
}

/** Whether two copies are equal: then nothing has to be propagated. */
export function isSameSnapshot(left: PostAuthorSnapshot, right: PostAuthorSnapshot): boolean {
  return (
    left.authorName === right.authorName &&
    left.profilePicUrl === right.profilePicUrl &&
    left.children.length === right.children.length &&
    left.children.every((child, at) => {
      const other = right.children[at];
      return child.name === other?.name && child.gradeOrRoom === other.gradeOrRoom;
    })
  );
}
