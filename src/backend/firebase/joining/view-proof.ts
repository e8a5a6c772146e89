import { type PendingRequest, proofName } from '@/domain/entities/pending-request';
import { onceAuditId, proofViewId } from '@/domain/ids';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { proofDigest } from '@/domain/proof-digest';
import { BackendError, errorCode } from '../../errors';
import { fetched } from '../../fetched';
import type { ProofDocument } from '../../ports/joining';
import { isSignInRecent } from '../auth/recent-sign-in';
import { auditEntryRef } from '../collections/audit-log';
import { readDocument } from '../reading/documents';
import { toBackendError } from '../sdk/errors';
import { audit } from '../writing/audit';
import { commitCounted } from '../writing/count';

/** The document of a request. The rules hand it out only to whose name is on record. */
export async function viewProof(request: PendingRequest, reviewerId: string): Promise<ProofDocument> {
  const { id, proofPath } = request;
  if (!proofPath) throw new BackendError('not-found');
  const { download } = await fetched(() => import('../sdk/storage'));
  const digest = await proofDigest(proofPath);
  const earlier = await readDocument(auditEntryRef(onceAuditId('view-proof', id, digest, reviewerId)));
  const refusal = earlier ? null : await record(request, digest, reviewerId);
  const blob = await download(proofPath, MAX_PROOF_BYTES).catch(async (error: unknown) => {
    throw refusal && errorCode(error) === 'permission-denied' ? await reasonOf(refusal) : error;
  });
  return { blob, contentType: blob.type, name: proofName(proofPath) };
}

/** @returns the refusal, of which the file storage knows better what it means; null where there was none */
async function record(
  { id, userId, schoolId }: PendingRequest,
  digest: string,
  actorId: string,
): Promise<BackendError | null> {
  const entry = { action: 'view-proof', actorId, targetId: userId, schoolId, detail: digest } as const;
  try {
    await commitCounted(actorId, 'proofViews', proofViewId(id, digest), (transaction) => {
      audit(transaction, entry, onceAuditId('view-proof', id, digest, actorId));
    });
    return null;
  } catch (error) {
    // Refused, or on record by another tab since it was asked for, as entries can't be written again. Whoever may not
    // look is refused the file.
    const failure = toBackendError(error);
    if (failure.code !== 'permission-denied' && failure.code !== 'daily-limit') throw error;
    return failure;
  }
}

/** Many looks in a day take a recent sign-in (product §4.4). */
const reasonOf = async (refusal: BackendError): Promise<BackendError> =>
  refusal.code === 'daily-limit' || (await isSignInRecent({ exactly: true }))
    ? refusal
    : new BackendError('requires-recent-login', { cause: refusal });
