import type { RequestFacts } from '../platform/requests';
import { deleteFile } from './stored-file';

/** Deletes the document that a request named, if there was one. */
export async function deleteProof({
  userId,
  proofPath,
}: Pick<RequestFacts, 'userId' | 'proofPath'>): Promise<void> {
  // The name carries the owner, so a request can only take its own parent's document along.
  if (userId && proofPath?.startsWith(`proof-uploads/${userId}-`)) await deleteFile(proofPath);
}
