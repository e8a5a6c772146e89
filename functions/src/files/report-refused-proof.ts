import { db } from '../platform/app';

const FOLDER = 'proof-uploads/';

/**
 * Takes a document that could not be read off the open request that names it. A request that has lost its document asks
 * the parent for another (`lostProof`).
 */
export async function reportRefusedProof(path: string): Promise<void> {
  if (!path.startsWith(FOLDER)) return;
  // The name carries the owner. The file's own label would, too, but this one the request's rule has checked.
  const uid = path.slice(FOLDER.length).split('-')[0];
  const open = await db.collection('pendingRequests').where('userId', '==', uid).get();
  for (const { ref } of open.docs.filter((request) => request.get('proofPath') === path)) {
    await db.runTransaction(async (transaction) => {
      const request = await transaction.get(ref);
      // Decided, or replaced meanwhile.
      if (request.get('proofPath') !== path) return;
      transaction.update(ref, { proofPath: null, hasProof: false });
    });
  }
}
