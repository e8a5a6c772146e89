import type { PendingRequest } from '@/domain/entities/pending-request';
import { isSameName } from '@/domain/name-change';

/** What a parent can change about a request that is being decided. */
export type Change = 'name' | 'document' | 'address';

/** In what a request is no longer what the reviewer has looked at. An address that is confirmed since is no loss. */
export function changesSince(seen: PendingRequest, now: PendingRequest): Change[] {
  const changes: Record<Change, boolean> = {
    name: !isSameName(seen, now),
    document: seen.proofPath !== now.proofPath,
    address: seen.emailConfirmed && !now.emailConfirmed,
  };
  return (['name', 'document', 'address'] as const).filter((change) => changes[change]);
}
