import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { deleteProof } from './delete-proof';

/** A request that is gone, approved, rejected or withdrawn, takes its document along: an identity paper is not kept. */
export const onRequestDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'pendingRequests/{requestId}' },
  async (event) => {
    const { requestId } = event.params;
    const request = (event.data?.data() ?? {}) as Partial<PendingRequest>;
    await runSteps([{ name: 'proof', run: () => deleteProof(request) }], { requestId });
  },
);
