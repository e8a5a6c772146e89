import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { endUsedGrant } from '../invite-codes/end-used-grant';
import { tellWaiting } from '../notifications/requests-waiting';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { requestFacts } from '../platform/requests';
import { runSteps, type Step } from '../platform/steps';
import { setReferrer } from '../referrals/set-referrer';
import { deleteProof } from './delete-proof';

/**
 * A request that is gone, approved, rejected or withdrawn, takes its document along: an identity paper is not kept. If it
 * was approved, whose code it had counts for that member. Who decides is told how many wait now.
 */
export const onRequestDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'pendingRequests/{requestId}' },
  async (event) => {
    const { requestId } = event.params;
    const request = requestFacts(event.data);
    await runSteps(
      [
        { name: 'proof', run: () => deleteProof(request) },
        { name: 'grant', run: () => endUsedGrant(requestId, request.requestedAt) },
        { name: 'referral', run: () => setReferrer(request, new Date(event.time)) },
        ...(isDocumentId(request.schoolId) ? [tellStep(request.schoolId)] : []),
      ],
      { requestId },
    );
  },
);

const tellStep = (schoolId: string): Step => ({ name: 'tell', run: () => tellWaiting(schoolId) });
