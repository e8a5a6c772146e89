import type { Group } from '@/domain/entities/group';
import { useShownEntries } from '@/features/offline';
import { useOutgoingActs } from './use-outgoing-acts';

/** Who helps to run a group, with what was changed here and the server does not show yet. */
export function useHelpers({ groupId, helpers }: Pick<Group, 'groupId' | 'helpers'>): string[] {
  const acts = useOutgoingActs(groupId);
  const changes = acts.flatMap((entry) => {
    const { act } = entry;
    if (act.type !== 'name-helper' && act.type !== 'drop-helper') return [];
    return [{ entry, userId: act.userId, isNamed: act.type === 'name-helper' }];
  });
  useShownEntries(
    changes.filter(({ userId, isNamed }) => helpers.includes(userId) === isNamed).map(({ entry }) => entry),
  );
  return changes.reduce(
    (all, { userId, isNamed }) => [...all.filter((uid) => uid !== userId), ...(isNamed ? [userId] : [])],
    helpers,
  );
}
