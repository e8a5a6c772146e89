import type { Queue } from './queue';

/** What can be decided about a request. */
export type Decision = 'approve' | 'reject' | 'clear';

/** Keys of what is read and done about requests to join, in the query cache. */
export const joinRequestKeys = {
  /** `queue` is null where nothing is asked for. */
  pending: (queue: Queue | null, size: number) => ['pending-requests', queue, size],
  count: (queue: Queue) => ['pending-count', queue],
  counts: ['pending-count'],
  /** Who can't ask again yet; null for all schools. */
  cooldowns: (schoolIds: readonly string[] | null) => ['join-cooldowns', schoolIds],
  allCooldowns: ['join-cooldowns'],
  inviter: (requestId: string, inviteCode: string | null) => ['inviter', requestId, inviteCode],
  proof: (requestId: string, path: string | null) => ['proof', requestId, path],
  decisions: (schoolIds: readonly string[]) => ['moderator', 'decisions', schoolIds],
  /** Null for all schools. */
  nameChanges: (schoolIds: readonly string[] | null) => ['moderator', 'name-changes', schoolIds],
  parentCount: (schoolId: string) => ['moderator', 'parents', schoolId],
  /** Deciding about a request, whichever way or this one. */
  decide: (requestId: string, ...decision: [] | [Decision]) => ['decide', requestId, ...decision],
};
