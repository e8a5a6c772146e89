import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useChangeMembership } from './use-change-membership';

/** Asks, then leaves. Creators may leave too: the group belongs to its members (docs/decisions.md 8). */
export function useLeaveGroup() {
  const { uid } = useMe();
  const confirm = useConfirm();
  const { t } = useTranslation('groups');
  const leaving = useChangeMembership(false);
  const ask = async (group: Group) => {
    const { name, createdBy } = group;
    const sure = await confirm({
      title: t('confirmLeave', { name }),
      message: createdBy === uid ? t('leaveCreatorText') : t('leaveText'),
      confirmLabel: t('leave'),
    });
    if (sure) leaving.mutate(group);
  };
  return { ...leaving, mutate: (group: Group) => void ask(group) };
}
