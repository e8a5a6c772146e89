import { eachAnswer } from '../platform/each-answer';
import { claimsOf, tallyIn, tallyRef } from './documents';
import { syncClaims } from './sync-claims';

/** Looks at all claims of a list anew: nothing of it was decided while it was away. */
export async function reviewClaims(listId: string): Promise<void> {
  const { claims } = tallyIn(await tallyRef(listId).get());
  await eachAnswer(claimsOf(listId), Object.keys(claims), (uids) => syncClaims(listId, uids));
}
