import { useState } from 'react';
import type { Group } from '@/domain/entities/group';
import { matchesPrefixes } from '@/domain/search-tokens';
import { useHiddenItems } from '@/features/community';
import { useGroups } from './api/use-groups';
import { useMyGroups } from './api/use-my-groups';
import { useMyRequests } from './api/use-my-requests';
import { useOptimisticGroups } from './use-optimistic-groups';

const NONE: readonly Group[] = [];

/** So many are found by looking; more are looked for by name. */
const WITHOUT_FILTER = 12;

/** One's own groups of a school and the others, without those that one hides, narrowed to what is typed. */
export function useListedGroups(schoolId: string, isMineAlone: boolean) {
  const [term, setTerm] = useState('');
  // In the order of GroupsData: one's own take two questions.
  const own = useMyGroups(schoolId);
  const all = useGroups(schoolId);
  // Without them the others are there all the same.
  const asked = useMyRequests(schoolId).data;
  const { isHidden } = useHiddenItems();
  const listed = useOptimisticGroups(schoolId, own.data ?? NONE);
  const joined = new Set(listed.map(({ group }) => group.groupId));
  const mine = listed.filter(({ group }) => !isHidden.group(group.groupId));
  const others = (all.data ?? [])
    .filter(({ groupId }) => !joined.has(groupId) && !isHidden.group(groupId))
    .map((group) => ({ group }));
  const ready = all.data !== undefined && own.data !== undefined;
  const isOffered = mine.length + (isMineAlone ? 0 : others.length) > WITHOUT_FILTER;
  const isOn = isOffered && term.trim() !== '';
  const isCalledSo = ({ group }: { group: Group }) => !isOn || matchesPrefixes(term, group.name);
  const isArchived = ({ group }: { group: Group }) => group.archivedAt !== null;
  const shown = { mine: mine.filter(isCalledSo), others: others.filter(isCalledSo) };
  return {
    all,
    mine: shown.mine.filter((one) => !isArchived(one)),
    others: shown.others.filter((one) => !isArchived(one)),
    /** What is only read: one's own, and the others. */
    archived: { mine: shown.mine.filter(isArchived), others: shown.others.filter(isArchived) },
    /** Groups that the user asks to be let into. */
    asked: new Set(asked?.map(({ groupId }) => groupId)),
    error: all.error ?? own.error,
    ready,
    isEmpty: ready && all.data?.length === 0 && joined.size === 0,
    filter: { term, set: setTerm, isOffered, isOn },
    retry: () => {
      all.retry();
      own.retry();
    },
  };
}
