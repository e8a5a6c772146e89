import { useIsMutating } from '@tanstack/react-query';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { type Decision, joinRequestKeys } from './join-request-keys';

/** Whether a decision about this request is under way, any or this one, wherever on the page it was asked for. */
export const useDeciding = ({ id }: PendingRequest, ...which: [] | [Decision]): boolean =>
  useIsMutating({ mutationKey: joinRequestKeys.decide(id, ...which) }) > 0;
