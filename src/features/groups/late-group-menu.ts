import { lateMenu } from '@/ui/late-menu';
import type { GroupMemberMenuProps } from './group-member-menu';
import type { GroupMenuProps } from './group-menu';

/** What can be done rarely with a group. */
export const LateGroupMenu = lateMenu<GroupMenuProps>(() => import('./group-menu').then((m) => m.GroupMenu), {
  messages: ['community'],
});

/** What those who run a group can do with one of its members. */
export const LateGroupMemberMenu = lateMenu<GroupMemberMenuProps>(() =>
  import('./group-member-menu').then((m) => m.GroupMemberMenu),
);
