import { Archive, ArchiveRestore, Eye, EyeOff, Flag, LogOut, Pencil, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { useChangeHidden, useHiddenItems } from '@/features/community';
import { useModerate } from '@/features/moderation';
import { useReport } from '@/features/reports';
import { useSilencing } from '@/features/silences';
import type { LateTrigger } from '@/ui/late-menu';
import { Menu, type MenuItem } from '@/ui/menu';
import { useArchiveGroup } from './api/use-archive-group';
import { useLeaveGroup } from './api/use-leave-group';
import { useRunning } from './use-running';

export interface GroupMenuProps {
  group: Group;
  isMember: boolean;
}

/** What is rarely done with a group. */
export function GroupMenu({ group, isMember, menu }: GroupMenuProps & { menu: LateTrigger }) {
  const { t } = useTranslation(['groups', 'community']);
  const { groupId, schoolId, name, createdBy, archivedAt } = group;
  const target = { kind: 'group', id: groupId, schoolId } as const;
  const navigate = useNavigate();
  const hiding = useChangeHidden();
  const isHidden = useHiddenItems().isHidden.group(groupId);
  const reporting = useReport(target, createdBy);
  const moderating = useModerate(target, createdBy, () => navigate('/groups'));
  const leaving = useLeaveGroup();
  const { runs } = useRunning(group, isMember);
  const archiving = useArchiveGroup(group);
  const silencing = useSilencing({ kind: 'group', id: groupId, title: name, schoolId }, t('silence'));
  const hide = { item: newHiddenItem('group', groupId, name), isHidden: !isHidden };
  const items: MenuItem[] = [];
  if (runs && !archivedAt)
    items.push({ label: t('edit.open'), icon: <Pencil aria-hidden />, to: `/groups/${groupId}/edit` });
  if (runs)
    items.push(
      archivedAt
        ? { label: t('archive.reopen'), icon: <ArchiveRestore aria-hidden />, onSelect: archiving.reopen }
        : { label: t('archive.do'), icon: <Archive aria-hidden />, onSelect: archiving.archive },
    );
  items.push({
    separated: items.length > 0,
    label: isHidden ? t('showAgain') : t('community:hide.group'),
    icon: isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
    onSelect: () => hiding.mutate(hide),
  });
  if (isMember) items.push(...silencing.items);
  if (reporting)
    items.push({
      label: t('report'),
      icon: <Flag aria-hidden />,
      separated: true,
      onSelect: reporting.open,
    });
  if (moderating)
    items.push({
      label: t('moderate'),
      icon: <Scale aria-hidden />,
      separated: !reporting,
      onSelect: moderating.open,
    });
  if (isMember)
    items.push({
      label: t('leave'),
      icon: <LogOut aria-hidden />,
      tone: 'danger',
      separated: true,
      onSelect: () => leaving.mutate(group),
    });
  return (
    <>
      <Menu {...menu} items={items} />
      {silencing.dialog}
      {reporting?.dialog}
      {moderating?.dialog}
    </>
  );
}
