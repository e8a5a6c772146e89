import {
  limit,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { newPendingRequest, type PendingRequest } from '@/domain/entities/pending-request';
import { listsWithout } from '@/domain/leaving-school';
import { BackendError } from '../../errors';
import { fetched } from '../../fetched';
import type { OnProgress } from '../../live';
import { logFailure } from '../../log-failure';
import type { JoinRequestInput } from '../../ports/joining';
import type { JoinRequestTimes } from '../collections/join-request-times';
import { pendingRequestRef, pendingRequests } from '../collections/pending-requests';
import { userRef } from '../collections/users';
import { whileReached } from '../reachability/while-reached';
import { entities, entity, readDocument, readQuery } from '../reading/documents';
import { OWN_REQUESTS } from '../reading/list-sizes';
import { isAddressConfirmed } from '../sdk/auth';
import { db } from '../sdk/firestore';
import { noteTime, requireMayAsk, timesSince } from './pace';
import { withRequestedSchool } from './school-lists';

interface Upload {
  uid: string;
  schoolId: string;
  proof: File;
}

/**
 * Uploads a document and writes the request that names it. When that is refused the document is deleted again: no
 * identity paper stays behind, however often somebody tries.
 */
export async function withProof(
  { uid, schoolId, proof }: Upload,
  write: (proofPath: string) => Promise<void>,
  onProgress?: OnProgress,
): Promise<void> {
  const { remove, safeFileName, uploadPrivate } = await fetched(() => import('../sdk/storage'));
  const path = `proof-uploads/${uid}-${Date.now()}-${safeFileName(proof.name)}`;
  // A write whose answer was lost is sent again, and refused because it is there already.
  const unlessNamed = async (refusal: unknown) => {
    const now = await readDocument(pendingRequestRef(uid, schoolId)).catch(() => null);
    if (now?.proofPath !== path) throw refusal;
  };
  const { uploadCounted } = await fetched(() => import('../writing/upload-counted'));
  let isBegun = false;
  try {
    await uploadCounted([uid, 'proofs', `${schoolId}/${path}`], () => {
      isBegun = true;
      return uploadPrivate(path, proof, { uid, schoolId }, onProgress);
    });
    await write(path).catch(unlessNamed);
  } catch (error) {
    // Not waited for. Where it fails, the nightly sweep does it; the rules keep what a request names.
    if (isBegun)
      remove(path).catch((failure: unknown) => logFailure('delete a document that was not sent', failure));
    throw error;
  }
}

/** A request to join, with its document where one is asked for. */
export async function request(
  { user, school, evidence }: JoinRequestInput,
  onProgress?: OnProgress,
): Promise<void> {
  // Before the document is on its way: it would be for nothing.
  const before = await whileReached(() => requireMayAsk(user.uid, school.id));
  const input = { user, school, evidence };
  if (!evidence) return ask(input, null, before);
  const upload = { uid: user.uid, schoolId: school.id, proof: evidence.proof };
  await withProof(upload, (proofPath) => ask(input, proofPath, before), onProgress);
}

async function ask(
  { user, school, evidence }: JoinRequestInput,
  proofPath: string | null,
  before: JoinRequestTimes | null,
): Promise<void> {
  const given = { inviteCode: evidence?.code ?? null, proofPath };
  const request = newPendingRequest(user, school, given, await isAddressConfirmed());
  const write = (times: JoinRequestTimes | null) => {
    const batch = writeBatch(db());
    batch.set(pendingRequestRef(user.uid, school.id), { ...request, requestedAt: serverTimestamp() });
    batch.update(userRef(user.uid), withRequestedSchool(school));
    noteTime(batch, user.uid, request.id, times);
    return batch.commit();
  };
  try {
    await write(before);
  } catch (refusal) {
    // A write whose answer was lost is sent again, and refused because it is there already. What comes with a document
    // is told by that.
    const isThere = async () => (await readDocument(pendingRequestRef(user.uid, school.id))) !== null;
    if (proofPath === null && (await isThere().catch(() => false))) return;
    await write(await timesSince(before, [user.uid, school.id], refusal));
  }
}

/** Another document for an open request. A function deletes the one before. */
export const replaceProof = (
  { userId: uid, schoolId }: PendingRequest,
  proof: File,
  onProgress?: OnProgress,
): Promise<void> =>
  withProof(
    { uid, schoolId, proof },
    (proofPath) =>
      updateDoc(pendingRequestRef(uid, schoolId), {
        proofPath,
        hasProof: true,
        replacedAt: serverTimestamp(),
      }),
    onProgress,
  );

/** Puts the open requests of an account whose address has been confirmed since among the confirmed ones. */
export async function markAddressConfirmed(uid: string): Promise<void> {
  if (!(await isAddressConfirmed())) throw new BackendError('failed-precondition');
  const marked = await Promise.allSettled(
    (await unconfirmed(uid)).map(({ schoolId }) =>
      updateDoc(pendingRequestRef(uid, schoolId), { emailConfirmed: true }),
    ),
  );
  const refused = marked.find(({ status }) => status === 'rejected');
  // One that was decided meanwhile is gone, and the rules refuse it like any other: only what is left has failed.
  if (refused?.status === 'rejected' && (await unconfirmed(uid)).length > 0) throw refused.reason;
}

/** The open requests that don't say yet that the address is confirmed. */
async function unconfirmed(uid: string): Promise<PendingRequest[]> {
  const own = query(pendingRequests(), where('userId', '==', uid), limit(OWN_REQUESTS));
  return entities(await readQuery(own)).filter(({ emailConfirmed }) => !emailConfirmed);
}

/** One transaction: the request goes, the school leaves the parent's lists. */
export const withdraw = (uid: string, schoolId: string): Promise<void> =>
  runTransaction(db(), async (transaction) => {
    const ref = pendingRequestRef(uid, schoolId);
    const request = await transaction.get(ref);
    const user = entity(await transaction.get(userRef(uid)));
    // Decided meanwhile: the page moves on by itself.
    if (!user?.schoolIds.includes(schoolId) || user.approvedSchools.includes(schoolId)) return;
    transaction.update(userRef(uid), { ...listsWithout(user, schoolId) });
    if (request.exists()) transaction.delete(ref);
  });
