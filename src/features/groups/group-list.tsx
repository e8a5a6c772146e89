import type { ReactNode } from 'react';
import { GroupCard } from './group-card';
import { GroupGrid } from './group-grid';
import type { ShownGroup } from './use-optimistic-groups';

interface Props {
  groups: readonly ShownGroup[];
  member: boolean;
  /** Groups that the user asks to be let into. */
  asked?: ReadonlySet<string>;
  /** What is said when there are none. */
  empty: ReactNode;
}

/** Groups by their cards, or what is said when there are none. */
export function GroupList({ groups, member, asked, empty }: Props) {
  if (groups.length === 0) return empty;
  return (
    <GroupGrid>
      {groups.map((shown) => (
        <GroupCard
          key={shown.group.groupId}
          {...shown}
          member={member}
          isAsked={asked?.has(shown.group.groupId)}
        />
      ))}
    </GroupGrid>
  );
}
