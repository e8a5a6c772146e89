import type { User } from './entities/user';
import type { ProfileInput } from './inputs/account';

type Child = User['children'][number];

/** What a profile can be changed in. */
type Profile = Pick<User, 'firstName' | 'lastName' | 'bio' | 'profilePicUrl' | 'children'>;

/** What somebody has changed in their profile: these fields, and no others. */
export interface ProfileChange extends Partial<Omit<Profile, 'children'>> {
  /** The children as they were when the form was opened, and as they were left. */
  children?: ChangedChildren;
}

interface ChangedChildren {
  from: readonly Child[];
  to: readonly Child[];
}

const sameChild = (left: Child, right: Child): boolean =>
  left.name === right.name && left.gradeOrRoom === right.gradeOrRoom;

const sameChildren = (left: readonly Child[], right: readonly Child[]): boolean =>
  left.length === right.length && left.every((child, at) => sameChild(child, right[at] as Child));

/** What is left of a list when one is taken out for each of the others, by content. */
function without(children: readonly Child[], others: readonly Child[]): Child[] {
  const left = [...children];
  for (const other of others) {
    const at = left.findIndex((child) => sameChild(child, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a form has changed of the profile it was opened with. */
export function profileChange(from: Profile, to: ProfileInput): ProfileChange {
  const change: ProfileChange = {};
  for (const field of ['firstName', 'lastName', 'bio'] as const)
    if (from[field] !== to[field]) change[field] = to[field];
  if (!sameChildren(from.children, to.children)) change.children = { from: from.children, to: to.children };
  return change;
}

/** Children that another device has added or taken out meanwhile stay so. */
function mergeChildren(children: readonly Child[], { from, to }: ChangedChildren): Child[] {
  if (sameChildren(children, from)) return [...to];
  const kept = without(children, without(from, to));
  const added = without(without(to, from), without(children, from));
  return [...kept, ...added];
}

/**
 * The profile with what was changed of it. Children that another device has added or taken out meanwhile stay so:
 * only those of the form that were added, changed or taken out are.
 */
export const applyProfileChange = <P extends Profile>(
  profile: P,
  { children, ...fields }: ProfileChange,
): P => ({
  ...profile,
  ...fields,
  children: children ? mergeChildren(profile.children, children) : profile.children,
});

/** Two changes as one, of which the later one wins field by field. */
export function mergeProfileChanges(first: ProfileChange, later: ProfileChange): ProfileChange {
  const both: ProfileChange = { ...first, ...later };
  if (first.children && later.children)
    both.children = { from: first.children.from, to: mergeChildren(first.children.to, later.children) };
  return both;
}
