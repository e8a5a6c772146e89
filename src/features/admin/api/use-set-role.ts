import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '@/backend/ports/admin';
import { useBackend } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useUndoable } from '@/ui/use-undoable';
import { adminKeys } from './admin-keys';

interface Wish {
  role: Role;
  value: boolean;
}

const keyOf = ({ role, value }: Wish) => `${role}${value ? 'On' : 'Off'}` as const;

/** Names the change of a role that can still be undone. */
export const roleKey = ({ uid }: User, role: Role) => `role ${role} ${uid}`;

/** Gives or takes a role, after asking, ten seconds later. */
export function useSetRole(user: User, name: string) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const undoable = useUndoable();
  const showFailure = useFailureToast();
  const setting = useMutation({
    mutationFn: async ({ role, value }: Wish) => (await admin()).setRole(user, role, value, uid),
    onSuccess: (_none, wish) => {
      toast.show(t(`users.done.${keyOf(wish)}`, { name }), { tone: 'success' });
    },
    onError: (error, wish) => showFailure(t('users.roleFailed', { name }), error, () => setting.mutate(wish)),
    // Also after a failure: what is on screen may be old.
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.users }),
  });
  const ask = async (role: Role, value: boolean) => {
    const wish = { role, value };
    const yes = await confirm({
      title: t(`users.confirm.${keyOf(wish)}`, { name }),
      message: t(`users.explain.${keyOf(wish)}`),
      confirmLabel: t(`users.yes.${keyOf(wish)}`),
      tone: value ? 'plain' : 'danger',
    });
    if (!yes) return;
    undoable({
      key: roleKey(user, role),
      message: t(`users.soon.${keyOf(wish)}`, { name }),
      // What fails is told by onError.
      commit: () => setting.mutateAsync(wish).catch(() => undefined),
    });
  };
  return { ask, busy: setting.isPending };
}
