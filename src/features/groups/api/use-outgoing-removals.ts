import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutgoingActs } from '../use-outgoing-acts';
import { groupKeys } from './group-keys';

/** Whom somebody has put out of a group here. The list of its members is read anew once the server has it, or has let one in. */
export function useOutgoingRemovals(groupId: string): ReadonlySet<string> {
  const client = useQueryClient();
  const acts = useOutgoingActs(groupId);
  const arrived = acts
    .filter(({ act, isSent }) => isSent && (act.type === 'admit' || act.type === 'remove'))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (arrived) void client.invalidateQueries({ queryKey: groupKeys.members(groupId) });
  }, [arrived, client, groupId]);
  return new Set(acts.flatMap(({ act }) => (act.type === 'remove' ? [act.userId] : [])));
}
