import { type PendingRequest, proofName, proofTime } from '@/domain/entities/pending-request';
import { onceAuditId } from '@/domain/ids';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { BackendError, errorCode } from '../../errors';
import { fetched } from '../../fetched';
import type { ProofDocument } from '../../ports/joining';
import { toBackendError } from '../sdk/errors';
import { audit } from '../writing/audit';
import { commitNow } from '../writing/commit';

/** The document of a request. The rules hand it out only to whose name is on record. */
export async function viewProof(request: PendingRequest, reviewerId: string): Promise<ProofDocument> {
  const { proofPath } = request;
  if (!proofPath) throw new BackendError('not-found');
  const { download } = await fetched(() => import('../sdk/storage'));
  await record(request, proofTime(proofPath), reviewerId);
  const blob = await download(proofPath, MAX_PROOF_BYTES);
  return { blob, contentType: blob.type, name: proofName(proofPath) };
}

async function record(
  { id, userId, schoolId }: PendingRequest,
  time: string,
  actorId: string,
): Promise<void> {
  const entry = { action: 'view-proof', actorId, targetId: userId, schoolId, detail: time } as const;
  try {
    await commitNow((transaction) => {
      audit(transaction, entry, onceAuditId('view-proof', id, time, actorId));
    });
  } catch (error) {
    // On record since an earlier look, as entries can't be written again. Whoever may not look is refused the file.
    if (errorCode(toBackendError(error)) !== 'permission-denied') throw error;
  }
}
