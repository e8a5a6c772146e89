import { type Live, type Pages, type Read, useBackend, useLive, usePages, useRead } from '@/backend/react';
import type { Announcement, AnnouncementRead, AnnouncementTally } from '@/domain/entities/announcement';
import type { Revision } from '@/domain/entities/revision';
import type { Member } from '@/domain/entities/school';
import { announcementKeys } from './announcement-keys';

/** How many have seen an announcement, live, for staff; null as long as nobody has. */
export function useTally(announcementId: string): Live<AnnouncementTally | null> {
  const { announcements } = useBackend();
  return useLive<AnnouncementTally | null>(announcementKeys.tally(announcementId), (observer) =>
    announcements.watchTally(announcementId, observer),
  );
}

/** How many parents are in a school, for staff. */
export function useParents(schoolId: string): Read<number> {
  const { admin } = useBackend();
  return useRead(announcementKeys.parents(schoolId), async () => (await admin()).parents(schoolId));
}

/** What parents have not done with the latest version of an announcement. */
export type Missing = 'seen' | 'acknowledged';

const hasDone = (read: AnnouncementRead | undefined, what: Missing, version: number): boolean =>
  (read?.[`${what}Version`] ?? 0) >= version;

/**
 * The parents of its school who have not seen, or not acknowledged, the latest version of an announcement, by their names: the
 * pages of the directory without those who have. Its author is none of them.
 */
export function useMissing({ id, schoolId, userId, version }: Announcement, what: Missing): Pages<Member> {
  const { announcements, directory } = useBackend();
  return usePages(announcementKeys.missing(`${id} ${version}`, what), async (after) => {
    const page = await directory.page(schoolId, null, after);
    const uids = page.items.map(({ uid }) => uid);
    const reads = uids.length > 0 ? await announcements.readsOf(id, uids) : [];
    const of = new Map(reads.map((read) => [read.userId, read]));
    const isMissing = ({ uid }: Member) => uid !== userId && !hasDone(of.get(uid), what, version);
    return { items: page.items.filter(isMissing), next: page.next };
  });
}

/** What an announcement said before it was corrected, newest first, for staff. */
export function useFormerWords({ id: announcementId, schoolId }: Announcement): Pages<Revision> {
  const { announcements } = useBackend();
  return usePages(announcementKeys.revisions(announcementId), (after) =>
    announcements.revisions({ announcementId, schoolId }, after),
  );
}
