import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutgoingActs } from '../use-outgoing-acts';
import { groupKeys } from './group-keys';

/** Whom somebody has put out of a group here. The list of its members is read anew once the server has it. */
export function useOutgoingRemovals(groupId: string): ReadonlySet<string> {
  const client = useQueryClient();
  const removals = useOutgoingActs(groupId).flatMap(({ act, isSent }) =>
    act.type === 'remove' ? [{ userId: act.userId, isSent }] : [],
  );
  const arrived = removals.filter(({ isSent }) => isSent).length;
  useEffect(() => {
    if (arrived > 0) void client.invalidateQueries({ queryKey: groupKeys.members(groupId) });
  }, [arrived, client, groupId]);
  return new Set(removals.map(({ userId }) => userId));
}
