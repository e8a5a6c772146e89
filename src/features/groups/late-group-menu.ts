import { lateMenu } from '@/ui/late-menu';
import type { GroupMenuProps } from './group-menu';

/** What can be done rarely with a group. */
export const LateGroupMenu = lateMenu<GroupMenuProps>(() => import('./group-menu').then((m) => m.GroupMenu), {
  messages: ['community'],
});
