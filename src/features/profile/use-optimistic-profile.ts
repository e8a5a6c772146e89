import { useEffect, useMemo } from 'react';
import type { User } from '@/domain/entities/user';
import { applyProfileChange, profileChange } from '@/domain/profile-change';
import { type EntryOf, entriesOf, useEntries, useOutbox } from '@/features/offline';
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
  const outbox = useOutbox();
  const all = useEntries();
  const entries = useMemo(() => (isOwn ? entriesOf(all, 'profile') : []), [all, isOwn]);
  const preview = useObjectUrl(entries.findLast(({ picture }) => picture)?.picture?.blob ?? null);
  const now = entries.reduce(after, profile);
  const isShown = isSame(profile, now) && entries.every(({ isSent }) => isSent);
  useEffect(() => {
    if (isShown && entries.length > 0) outbox?.shown(new Set(entries.map(({ id }) => id)));
  }, [isShown, entries, outbox]);
  if (isShown) return { profile, entries: [] };
  return { profile: preview ? { ...now, profilePicUrl: preview } : now, entries };
}
