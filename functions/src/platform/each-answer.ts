import type { CollectionReference } from 'firebase-admin/firestore';

/** So many are looked at in one transaction. */
const AT_ONCE = 50;

/**
 * Looks anew at all answers to something: it was away for a while, when nothing of it was counted. Once more does no harm.
 * @param answers one document for each parent, by the uid
 * @param counted whose answers its tally holds, also where they are gone
 * @param look at those of some parents
 */
export async function eachAnswer(
  answers: CollectionReference,
  counted: readonly string[],
  look: (uids: readonly string[]) => Promise<void>,
): Promise<void> {
  const there = await answers.select().get();
  const uids = [...new Set([...there.docs.map(({ id }) => id), ...counted])];
  for (let start = 0; start < uids.length; start += AT_ONCE) await look(uids.slice(start, start + AT_ONCE));
}
