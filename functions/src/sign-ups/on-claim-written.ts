import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncClaims } from './sync-claims';

/** When a claim was made, in milliseconds. */
function claimedAt(claim: DocumentSnapshot | undefined): number | null {
  const at: unknown = claim?.get('claimedAt');
  return at instanceof Timestamp ? at.toMillis() : null;
}

/**
 * A claim came, changed or went: it gets what is left, and the list says what is taken. That writes the claim, too, but not
 * when it was made: no loop.
 */
export const onClaimWritten = onDocumentWritten(
  { ...TRIGGER, document: 'signUpLists/{listId}/claims/{uid}' },
  async ({ params: { listId, uid }, data }) => {
    const [before, after] = [claimedAt(data?.before), claimedAt(data?.after)];
    if (before === after) return;
    await runSteps([{ name: 'sync', run: () => syncClaims(listId, [uid]) }], { listId, uid });
  },
);
