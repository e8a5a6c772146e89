import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { deleteFile } from './stored-file';

/** A decided request, approved or rejected, takes its proof document along: an identity paper is not kept. */
export const onRequestDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'pendingRequests/{requestId}' },
  async (event) => {
    const { requestId } = event.params;
    const { userId, proofPath } = (event.data?.data() ?? {}) as Partial<PendingRequest>;
    // The name carries the owner, so a request can only take its own parent's document along.
    if (!userId || !proofPath?.startsWith(`proof-uploads/${userId}-`)) return;
    const steps = [{ name: 'proof', run: () => deleteFile(proofPath) }];
    await runSteps(steps, { requestId });
  },
);
