import { useTranslation } from 'react-i18next';
import type { Role } from '@/backend/ports/admin';
import type { User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { Checkbox } from '@/ui/checkbox';
import { usePendingAction } from '@/ui/use-undoable';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { roleKey, useSetRole } from '../api/use-set-role';
import { PendingActionNote } from '../pending-action-note';

/** Moderator and admin, each changed only after a question, and undoable for a while. */
export function RoleToggles({ user, name }: { user: User; name: string }) {
  const { t } = useTranslation('admin');
  const me = useMe();
  const setting = useSetRole(user, name);
  // Admins can't take their own role away, so that at least one remains. The rules refuse it as well.
  const isMe = me.uid === user.uid;
  const toggle = { user, name, setting, disabled: setting.isPending };
  return (
    <fieldset className="grid basis-[14rem] content-start">
      <legend className="sr-only">{t('users.roles', { name })}</legend>
      <Toggle {...toggle} flag="isModerator" label={t('users.moderator')} />
      <Toggle
        {...toggle}
        flag="isAdmin"
        label={t('users.admin')}
        hint={isMe ? t('users.ownAdmin') : undefined}
        disabled={setting.isPending || isMe}
      />
    </fieldset>
  );
}

interface ToggleProps {
  user: User;
  name: string;
  flag: Role;
  label: string;
  hint?: string | undefined;
  setting: ReturnType<typeof useSetRole>;
  disabled: boolean;
}

function Toggle({ user, name, flag, label, hint, setting, disabled }: ToggleProps) {
  const key = roleKey(user, flag);
  const { waits, control } = usePendingAction(key);
  return (
    <div className="grid">
      <Checkbox
        {...control}
        label={
          <>
            {label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
        hint={hint}
        checked={waits ? !user[flag] : user[flag]}
        disabled={disabled || waits}
        onChange={(event) => setting.mutate({ role: flag, value: event.target.checked })}
      />
      <PendingActionNote actKey={key} label={`${label} ${name}`} />
    </div>
  );
}
