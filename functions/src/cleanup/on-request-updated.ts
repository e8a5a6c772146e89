import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { db } from '../platform/app';
import { TRIGGER } from '../platform/options';
import { requestFacts } from '../platform/requests';
import { runSteps } from '../platform/steps';
import { deleteProof } from './delete-proof';
import { takeOffMissingProof } from './lost-proof';

/** A document that another one has replaced is deleted; one that is not there is taken off. */
export const onRequestUpdated = onDocumentUpdated(
  { ...TRIGGER, document: 'pendingRequests/{requestId}' },
  async (event) => {
    const { requestId } = event.params;
    const replaced = requestFacts(event.data?.before);
    const run = async () => {
      // As it is by now: events come late, and the parent may have gone back to the earlier document.
      const request = await db.doc(`pendingRequests/${requestId}`).get();
      if (requestFacts(request).proofPath !== replaced.proofPath) await deleteProof(replaced);
    };
    await runSteps(
      [
        { name: 'replaced-proof', run },
        { name: 'proof', run: () => takeOffMissingProof(requestId) },
      ],
      { requestId },
    );
  },
);
