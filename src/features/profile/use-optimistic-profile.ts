import { useMemo } from 'react';
import type { User } from '@/domain/entities/user';
import { applyProfileChange, profileChange } from '@/domain/profile-change';
import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';
import { useObjectUrl } from '@/features/pictures';

type Profile = Pick<User, 'firstName' | 'lastName' | 'bio' | 'profilePicUrl' | 'children'>;

const after = <P extends Profile>(profile: P, { change, imageUrl }: EntryOf<'profile'>): P => {
  const changed = applyProfileChange(profile, change);
  return imageUrl ? { ...changed, profilePicUrl: imageUrl } : changed;
};

const isSame = (left: Profile, right: Profile): boolean =>
  left.profilePicUrl === right.profilePicUrl && Object.keys(profileChange(left, right)).length === 0;

/**
 * One's own profile as it will be once what was saved on this device has arrived, its picture by the address it has
 * here until then.
 * @returns entries: what the server does not show yet, oldest first
 */
export function useOptimisticProfile<P extends Profile>(
  profile: P,
  isOwn: boolean,
): { profile: P; entries: EntryOf<'profile'>[] } {
  const all = useEntries();
  const entries = useMemo(() => (isOwn ? entriesOf(all, 'profile') : []), [all, isOwn]);
  const preview = useObjectUrl(entries.findLast(({ picture }) => picture)?.picture?.blob ?? null);
  const now = entries.reduce(after, profile);
  const isShown = isSame(profile, now) && entries.every(({ isSent }) => isSent);
  useShownEntries(isShown ? entries : []);
  if (isShown) return { profile, entries: [] };
  return { profile: preview ? { ...now, profilePicUrl: preview } : now, entries };
}
