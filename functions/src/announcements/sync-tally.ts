import { isDeepStrictEqual } from 'node:util';
import type { AnnouncementTally } from '@/domain/entities/announcement';
import { db } from '../platform/app';
import { inSharedTurn } from '../platform/in-turn';
import { announcementRef, parseAnnouncement, readsOf, tallyRef } from './documents';

/**
 * Makes the tally of an announcement say how many have seen it: counted, never added up, while a transaction holds the tally.
 * So parallel, late, repeated and reordered events end at the same numbers. What it is made of is read outside of the
 * transaction, which would hold what others are just about to write. Whoever comes while it is counted shares
 * the next count.
 */
export const syncTally = (announcementId: string): Promise<void> =>
  inSharedTurn(`reads of ${announcementId}`, () =>
    db.runTransaction(async (tx) => {
      const kept = await tx.get(tallyRef(announcementId));
      const announcement = parseAnnouncement(await announcementRef(announcementId).get());
      if (!announcement) return;
      const { schoolId, version } = announcement;
      const count = async (field: 'seenVersion' | 'acknowledgedVersion', from: number) =>
        (await readsOf(announcementId).where(field, '>=', from).count().get()).data().count;
      const [seen, seenLatest, acknowledged, acknowledgedLatest] = await Promise.all([
        count('seenVersion', 1),
        count('seenVersion', version),
        count('acknowledgedVersion', 1),
        count('acknowledgedVersion', version),
      ]);
      const tally: AnnouncementTally = {
        ...{ schoolId, version },
        ...{ seen, seenLatest, acknowledged, acknowledgedLatest },
      };
      if (!isDeepStrictEqual(kept.data(), tally)) tx.set(kept.ref, tally);
    }),
  );
