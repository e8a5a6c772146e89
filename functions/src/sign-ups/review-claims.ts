import { claimsOf, tallyIn, tallyRef } from './documents';
import { syncClaims } from './sync-claims';

/** So many claims are looked at in one transaction. */
const AT_ONCE = 50;

/**
 * Looks at all claims of a list anew: it was away for a while, when nothing of it was decided. Once more does no harm.
 */
export async function reviewClaims(listId: string): Promise<void> {
  const [claims, kept] = await Promise.all([claimsOf(listId).select().get(), tallyRef(listId).get()]);
  const uids = [...new Set([...claims.docs.map(({ id }) => id), ...Object.keys(tallyIn(kept).claims)])];
  for (let start = 0; start < uids.length; start += AT_ONCE)
    await syncClaims(listId, uids.slice(start, start + AT_ONCE));
}
