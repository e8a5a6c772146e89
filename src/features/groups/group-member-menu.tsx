import { UserCheck, UserMinus, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { GROUP_REMOVED_DAYS, MAX_GROUP_HELPERS } from '@/domain/group-limits';
import { useMe } from '@/features/session';
import type { LateTrigger } from '@/ui/late-menu';
import { Menu, type MenuItem } from '@/ui/menu';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';
import { useGroupAct } from './api/use-group-act';

export interface GroupMemberMenuProps {
  group: Group;
  member: Member;
  isHelper: boolean;
  /** How many help to run it. */
  helpers: number;
  namesHelpers: boolean;
}

/** What those who run a group can do with one of its members. */
export function GroupMemberMenu({
  group,
  member,
  isHelper,
  helpers,
  namesHelpers,
  menu,
}: GroupMemberMenuProps & { menu: LateTrigger }) {
  const { t } = useTranslation('groups');
  const { uid } = useMe();
  const { submit } = useGroupAct(group);
  const confirm = useConfirm();
  const toast = useToast();
  const { uid: userId } = member;
  const name = fullName(member);
  const failed = t('memberMenu.failed', { name });
  const remove = async () => {
    const isSure = await confirm({
      title: t('memberMenu.removeQuestion', { name, group: group.name }),
      message: t('memberMenu.removeText', { count: GROUP_REMOVED_DAYS }),
      confirmLabel: t('memberMenu.remove'),
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await submit({ type: 'remove', userId }, { failed });
    if (outcome === 'sent') toast.show(t('memberMenu.removed', { name }), { tone: 'success' });
  };
  const items: MenuItem[] = [];
  if (namesHelpers && !group.archivedAt && isHelper)
    items.push({
      label: t('memberMenu.dropHelper'),
      icon: <UserMinus aria-hidden />,
      onSelect: () => void submit({ type: 'drop-helper', userId }, { failed }),
    });
  if (namesHelpers && !group.archivedAt && !isHelper && helpers < MAX_GROUP_HELPERS)
    items.push({
      label: t('memberMenu.nameHelper'),
      icon: <UserCheck aria-hidden />,
      onSelect: () => void submit({ type: 'name-helper', userId }, { failed }),
    });
  // Helpers put out nobody who runs the group beside them, and leave it themselves by its own menu.
  if (userId !== uid && (namesHelpers || !isHelper))
    items.push({
      label: t('memberMenu.remove'),
      icon: <UserX aria-hidden />,
      tone: 'danger',
      separated: items.length > 0,
      onSelect: () => void remove(),
    });
  return <Menu {...menu} items={items} />;
}
