import type { DocumentReference } from 'firebase-admin/firestore';
import { bucket, db } from '../platform/app';
import { requestFacts } from '../platform/requests';
import { isMissingFile } from './stored-file';

export const PROOF_FOLDER = 'proof-uploads/';
/** What Storage's rules let in. Storage refuses to look for some other names at all. */
const PROOF = /^proof-uploads\/[\w.-]+$/;

/**
 * Takes a document that could not be read, or has waited for too long, off the open request that names it. A request that
 * has lost its document asks the parent for another (`lostProof`).
 */
export async function takeOffProof(path: string): Promise<void> {
  if (!path.startsWith(PROOF_FOLDER)) return;
  // The name carries the owner. The file's own label would, too, but this one the request's rule has checked.
  const uid = path.slice(PROOF_FOLDER.length).split('-')[0];
  const open = await db.collection('pendingRequests').where('userId', '==', uid).get();
  for (const { ref } of open.docs.filter((request) => request.get('proofPath') === path)) {
    await takeOff(ref, path);
  }
}

/**
 * The same from the other side: a document may have been refused before its request was there, and a client of
 * somebody's own may name one that never was, or one that is another school's: its owner could delete that while it waits.
 */
export async function takeOffMissingProof(requestId: string): Promise<void> {
  const ref = db.doc(`pendingRequests/${requestId}`);
  const { proofPath: path, schoolId } = requestFacts(await ref.get());
  if (path === undefined) return;
  const school = PROOF.test(path) ? await schoolOf(path) : null;
  if (school === null || school !== schoolId) await takeOff(ref, path);
}

/** The school that a document is for, by its label; null where there is none, or no document. */
async function schoolOf(path: string): Promise<string | null> {
  try {
    const [{ metadata }] = await bucket().file(path).getMetadata();
    const school = metadata?.schoolId;
    return typeof school === 'string' ? school : null;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

const takeOff = (ref: DocumentReference, path: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    // Decided, or replaced meanwhile.
    if ((await transaction.get(ref)).get('proofPath') !== path) return;
    transaction.update(ref, { proofPath: null, hasProof: false });
  });
