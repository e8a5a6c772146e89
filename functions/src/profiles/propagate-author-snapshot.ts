import { markDue } from './due-propagations';
import { mayPropagate } from './propagation-limit';
import { PROPAGATED, propagatePage } from './propagation-pages';

/**
 * Propagates a changed profile to the author snapshots of the newest posts and comments and to the names in
 * notifications. What is older, and what is skipped when a profile changes too often, is noted and made up for later.
 */
export async function propagateAuthorSnapshot(eventId: string, uid: string): Promise<void> {
  if (!(await mayPropagate(eventId, uid))) return markDue(uid);
  let isMore = false;
  for (const kind of PROPAGATED) if (await propagatePage(kind, uid, null)) isMore = true;
  if (isMore) await markDue(uid);
}
