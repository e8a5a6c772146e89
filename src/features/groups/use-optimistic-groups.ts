import { useCallback, useMemo } from 'react';
import type { Group } from '@/domain/entities/group';
import { newGroup } from '@/domain/entities/new-group';
import { type EntryOf, useOutgoing } from '@/features/offline';

/** A group as its list shows it, with what of it is on its way to the server. */
export interface ShownGroup {
  group: Group;
  made?: EntryOf<'group'>;
}

const asGroup = ({ id, schoolId, uid, input, since }: EntryOf<'group'>): Group => ({
  ...newGroup({ groupId: id, schoolId, createdBy: uid, ...input }),
  createdAt: since,
});

/** One's own groups of a school, after those one has made that the server does not show yet. */
export function useOptimisticGroups(schoolId: string, mine: readonly Group[]): ShownGroup[] {
  const known = useMemo(() => new Set(mine.map(({ groupId }) => groupId)), [mine]);
  const belongs = useCallback((entry: EntryOf<'group'>) => entry.schoolId === schoolId, [schoolId]);
  const outgoing = useOutgoing('group', belongs, known);
  return [...outgoing.map((made) => ({ group: asGroup(made), made })), ...mine.map((group) => ({ group }))];
}
