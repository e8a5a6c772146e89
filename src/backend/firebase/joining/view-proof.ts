import { type PendingRequest, proofName, proofTime } from '@/domain/entities/pending-request';
import { onceAuditId, proofViewId } from '@/domain/ids';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { BackendError, errorCode } from '../../errors';
import { fetched } from '../../fetched';
import type { ProofDocument } from '../../ports/joining';
import { isSignInRecent } from '../auth/recent-sign-in';
import { toBackendError } from '../sdk/errors';
import { audit } from '../writing/audit';
import { commitCounted } from '../writing/count';

/** Looks that have been on record since this page was opened: another would cost two refused writes. */
const onRecord = new Set<string>();

/** The document of a request. The rules hand it out only to whose name is on record. */
export async function viewProof(request: PendingRequest, reviewerId: string): Promise<ProofDocument> {
  const { id, proofPath } = request;
  if (!proofPath) throw new BackendError('not-found');
  const { download } = await fetched(() => import('../sdk/storage'));
  const time = proofTime(proofPath);
  const entryId = onceAuditId('view-proof', id, time, reviewerId);
  const refusal = onRecord.has(entryId) ? null : await record(request, time, reviewerId);
  const blob = await download(proofPath, MAX_PROOF_BYTES).catch(async (error: unknown) => {
    throw refusal && errorCode(error) === 'permission-denied' ? await reasonOf(refusal) : error;
  });
  onRecord.add(entryId);
  return { blob, contentType: blob.type, name: proofName(proofPath) };
}

/** @returns the refusal, of which the file storage knows better what it means; null where there was none */
async function record(
  { id, userId, schoolId }: PendingRequest,
  time: string,
  actorId: string,
): Promise<BackendError | null> {
  const entry = { action: 'view-proof', actorId, targetId: userId, schoolId, detail: time } as const;
  try {
    await commitCounted(actorId, 'proofViews', proofViewId(id, time), (transaction) => {
      audit(transaction, entry, onceAuditId('view-proof', id, time, actorId));
    });
    return null;
  } catch (error) {
    // On record since an earlier look, as entries can't be written again, or refused. Whoever may not look is refused
    // the file.
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
