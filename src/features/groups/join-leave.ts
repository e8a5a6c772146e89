import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend, useReason } from '@/backend/react';
import type { Group } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';

/** Joins; the live membership changes the screen, no reload needed. */
export function useJoinGroup(): UseMutationResult<void, Error, Group> {
  const { groups } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const reason = useReason();
  const { t } = useTranslation(['groups', 'common']);
  const joining = useMutation({
    mutationFn: (group: Group) => groups.join(group, uid),
    onSuccess: (_, { name }) => toast.show(t('joined', { name }), { tone: 'success' }),
    onError: (error, group) =>
      toast.show(`${t('joinFailed', { name: group.name })} ${reason(error)}`, {
        tone: 'danger',
        action: { label: t('common:retry'), onAction: () => joining.mutate(group) },
      }),
  });
  return joining;
}

/** Asks, then leaves. Creators may leave too: the group belongs to its members (docs/decisions.md 8). */
export function useLeaveGroup(): { leave: (group: Group) => Promise<void>; leaving: boolean } {
  const { groups } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const reason = useReason();
  const confirm = useConfirm();
  const { t } = useTranslation(['groups', 'common']);
  const leaving = useMutation({
    mutationFn: (group: Group) => groups.leave(group.groupId, uid),
    onSuccess: (_, { name }) => toast.show(t('left', { name }), { tone: 'success' }),
    onError: (error, group) =>
      toast.show(`${t('leaveFailed', { name: group.name })} ${reason(error)}`, {
        tone: 'danger',
        action: { label: t('common:retry'), onAction: () => leaving.mutate(group) },
      }),
  });
  const leave = async (group: Group) => {
    const { name, createdBy } = group;
    const sure = await confirm({
      title: t('confirmLeave', { name }),
      message: createdBy === uid ? t('leaveCreatorText') : t('leaveText'),
      confirmLabel: t('leave'),
    });
    if (sure) leaving.mutate(group);
  };
  return { leave, leaving: leaving.isPending };
}
