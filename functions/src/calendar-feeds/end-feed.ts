import { Timestamp } from 'firebase-admin/firestore';
import { readUser } from '../platform/accounts';
import { isArchived } from '../platform/schools';
import { feedRef } from './documents';

/**
 * Ends the feed that somebody had of a school up to a moment: when their membership ended, or began anew. By its age, so
 * that a late or repeated event takes none that they have made since. Nothing was in it any more since then: each look at
 * it asks for the membership.
 */
export async function endFeed(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  const feed = await feedRef(uid, schoolId).get();
  const renewedAt: unknown = feed.get('renewedAt');
  if (renewedAt instanceof Timestamp && renewedAt.toMillis() <= until.toMillis())
    // One that is renewed meanwhile has this tried again.
    await feed.ref.delete({ lastUpdateTime: feed.updateTime });
}

/** The same after a membership has ended. Of a school that is archived it waits for its return. */
export async function endFeedOfLost(uid: string, schoolId: string, until: Timestamp): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId) || (await isArchived(schoolId))) return;
  await endFeed(uid, schoolId, until);
}
