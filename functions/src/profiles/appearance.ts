import type { User } from '@/domain/entities/user';
import { fullName } from '@/domain/entities/user';

/** What posts and comments show of their author. */
export type Appearance = Pick<User, 'profilePicUrl' | 'children'> & { authorName: string };

/** How an account appears on its posts. */
export const appearanceOf = (user: User): Appearance => ({
  authorName: fullName(user),
  profilePicUrl: user.profilePicUrl,
  children: user.children,
});

/** Whether two accounts' states look the same on posts. */
export function looksSame(left: Appearance, right: Appearance): boolean {
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
