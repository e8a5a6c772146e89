import type { ReactNode } from 'react';
import { GroupCard } from './group-card';
import type { ShownGroup } from './use-optimistic-groups';

interface Props {
  groups: readonly ShownGroup[];
  member: boolean;
  /** Groups that the user asks to be let into. */
  asked?: ReadonlySet<string>;
  /** What is said when there are none. */
  empty: ReactNode;
}

/** Cards of groups, as many beside each other as fit. */
export function GroupList({ groups, member, asked, empty }: Props) {
  if (groups.length === 0) return empty;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {groups.map((shown) => (
        <GroupCard
          key={shown.group.groupId}
          {...shown}
          member={member}
          isAsked={asked?.has(shown.group.groupId)}
        />
      ))}
    </ul>
  );
}
