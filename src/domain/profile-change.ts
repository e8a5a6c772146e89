import type { User } from './entities/user';
import type { ProfileInput } from './inputs/account';

type Child = User['children'][number];

/** What a profile can be changed in. */
type Profile = Pick<User, 'firstName' | 'lastName' | 'bio' | 'profilePicUrl' | 'children'>;

/** What somebody has changed in their profile: these fields, and no others. */
export interface ProfileChange extends Partial<Omit<Profile, 'children'>> {
  /** The children as they were when the form was opened, and as they were left. */
  children?: { from: readonly Child[]; to: readonly Child[] };
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

/**
 * The profile with what was changed of it. Children that another device has added or taken out meanwhile stay so:
 * only those of the form that were added, changed or taken out are (spec §2 /edit-profile).
 */
export function withChange<P extends Profile>(profile: P, { children, ...fields }: ProfileChange): P {
  if (!children) return { ...profile, ...fields };
  const { from, to } = children;
  const isUntouched = sameChildren(profile.children, from);
  const kept = without(profile.children, without(from, to));
  const added = without(without(to, from), without(profile.children, from));
  return { ...profile, ...fields, children: isUntouched ? [...to] : [...kept, ...added] };
}
