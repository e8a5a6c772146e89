import { useMemo } from 'react';
import type { Announcement } from '@/domain/entities/announcement';
import { newAnnouncement } from '@/domain/inputs/announcement';
import { type EntryOf, useEntries, useOutgoing } from '@/features/offline';

/** An announcement as it is shown, and what of it is on its way to the server. */
export interface ShownAnnouncement {
  announcement: Announcement;
  entry: EntryOf<'announcement'> | null;
  /** Set where it is being taken back. */
  withdrawal: EntryOf<'announcement-withdrawal'> | null;
}

const ANY = () => true;

/** Whether the server shows what was sent off. A new one may have come to stand under the id of the next day. */
function isShown(
  { corrects, announcementId, uid, input }: EntryOf<'announcement'>,
  one: Announcement,
): boolean {
  if (corrects !== null) return one.id === announcementId && one.version > corrects;
  return one.userId === uid && one.title === input.title && one.text === input.text;
}

/**
 * Announcements of a school as they will be once what their reader has sent off has arrived: new ones first.
 * @param belongs whether a new one is among them; must be one as long as it picks the same
 * @param found undefined while they are fetched
 */
export function useOptimisticAnnouncements(
  belongs: (entry: EntryOf<'announcement'>) => boolean,
  found: readonly Announcement[] | undefined,
): ShownAnnouncement[] | undefined {
  const entries = useEntries();
  const known = useMemo(() => {
    const settled = entries.filter(
      (entry) =>
        (entry.kind === 'announcement' && found?.some((one) => isShown(entry, one))) ||
        (entry.kind === 'announcement-withdrawal' &&
          found?.some(({ id, withdrawnAt }) => id === entry.announcementId && withdrawnAt !== null)),
    );
    return new Set(settled.map(({ id }) => id));
  }, [found, entries]);
  const outgoing = useOutgoing('announcement', belongs, known);
  const withdrawals = useOutgoing('announcement-withdrawal', ANY, known);
  return useMemo(() => {
    if (!found) return undefined;
    const added = outgoing
      .filter(({ corrects }) => corrects === null)
      .map((entry) => {
        const { id, schoolId, uid: userId, input } = entry;
        return { announcement: newAnnouncement({ id, schoolId, userId, input }), entry, withdrawal: null };
      });
    const present = found.map((one) => {
      const entry = outgoing.find(
        ({ corrects, announcementId }) => corrects !== null && announcementId === one.id,
      );
      const withdrawal = withdrawals.find(({ announcementId }) => announcementId === one.id) ?? null;
      const { title, text } = entry?.input ?? one;
      const withdrawnAt = withdrawal?.since ?? one.withdrawnAt;
      return { announcement: { ...one, title, text, withdrawnAt }, entry: entry ?? null, withdrawal };
    });
    return [...added.toReversed(), ...present];
  }, [found, outgoing, withdrawals]);
}
