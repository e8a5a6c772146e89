import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { millisIn } from '../platform/documents';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncClaims } from './sync-claims';

/**
 * A claim came, changed or went: it gets what is left, and the list says what is taken. That writes the claim, too, but not
 * when it was made: no loop.
 */
export const onClaimWritten = onDocumentWritten(
  { ...TRIGGER, document: 'signUpLists/{listId}/claims/{uid}' },
  async ({ params: { listId, uid }, data }) => {
    if (millisIn(data?.before, 'claimedAt') === millisIn(data?.after, 'claimedAt')) return;
    await runSteps([{ name: 'sync', run: () => syncClaims(listId, [uid]) }], { listId, uid });
  },
);
