import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '@/backend/ports/admin';
import { useBackend } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { useRecentSignIn } from '@/features/reauthentication';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useUndoable } from '@/ui/use-undoable';
import { adminKeys } from './admin-keys';

export interface RoleChange {
  role: Role;
  value: boolean;
}

const keyOf = ({ role, value }: RoleChange) => `${role}${value ? 'On' : 'Off'}` as const;

/** Names the change of a role that can still be undone. */
export const roleKey = ({ uid }: User, role: Role) => `role ${role} ${uid}`;

/**
 * Gives or takes a role, after asking, ten seconds later. Who it is has to be shown before that time begins, as after it
 * the screen may be another.
 */
export function useSetRole(user: User, name: string) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const undoable = useUndoable();
  const showFailure = useFailureToast();
  const { ensure, perform } = useRecentSignIn();
  const setting = useMutation({
    mutationFn: ({ role, value }: RoleChange) =>
      perform(async () => (await admin()).setRole(user, role, value, uid)),
    onSuccess: (_none, change) => {
      toast.show(t(`users.done.${keyOf(change)}`, { name }), { tone: 'success' });
    },
    onError: (error, change) =>
      showFailure(t('users.roleFailed', { name }), error, () => setting.mutate(change)),
    // Also after a failure: what is on screen may be old.
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.users }),
  });
  const ask = async (change: RoleChange) => {
    const yes = await confirm({
      title: t(`users.confirm.${keyOf(change)}`, { name }),
      message: t(`users.explain.${keyOf(change)}`),
      confirmLabel: t(`users.yes.${keyOf(change)}`),
      tone: change.value ? 'plain' : 'danger',
    });
    if (!yes || !(await ensure())) return;
    undoable({
      key: roleKey(user, change.role),
      message: t(`users.soon.${keyOf(change)}`, { name }),
      // What fails is told by onError.
      commit: () => setting.mutateAsync(change).catch(() => undefined),
    });
  };
  return { ...setting, mutate: (change: RoleChange) => void ask(change) };
}
