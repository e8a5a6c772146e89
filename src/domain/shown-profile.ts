import type { PrivateField, User } from './entities/user';

type Profile = Pick<User, 'bio' | 'profilePicUrl' | 'children'> & { hiddenFields?: readonly PrivateField[] };

/**
 * A profile as the parents of a school may see it: without what its owner keeps for themselves and the school's staff, who
 * read the account. Rules make the same of the directory entry, and posts repeat that.
 */
export function shownProfile({
  bio,
  profilePicUrl,
  children,
  hiddenFields = [],
}: Profile): Pick<User, 'bio' | 'profilePicUrl' | 'children'> {
  const hides = (field: PrivateField) => hiddenFields.includes(field);
  return {
    bio: hides('bio') ? '' : bio,
    profilePicUrl: hides('picture') ? null : profilePicUrl,
    children:
      hides('childNames') && hides('grades')
        ? []
        : children.map(({ name, gradeOrRoom }) => ({
            name: hides('childNames') ? '' : name,
            gradeOrRoom: hides('grades') ? '' : gradeOrRoom,
          })),
  };
}
