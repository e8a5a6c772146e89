import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { Checkbox } from '@/ui/checkbox';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useSetRole } from '../api/use-set-role';

/** Moderator and admin, each changed only after a question. */
export function RoleToggles({ user, name }: { user: User; name: string }) {
  const { t } = useTranslation('admin');
  const me = useMe();
  const { ask, busy } = useSetRole(user, name);
  // One's own admin role stays: nobody locks themselves, or everybody, out. The rules say the same.
  const isMe = me.uid === user.uid;
  return (
    <fieldset className="grid content-start md:min-w-48">
      <legend className="sr-only">{t('users.roles', { name })}</legend>
      <Checkbox
        label={
          <>
            {t('users.moderator')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
        checked={user.isModerator}
        disabled={busy}
        onChange={(event) => void ask('isModerator', event.target.checked)}
      />
      <Checkbox
        label={
          <>
            {t('users.admin')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
        hint={isMe ? t('users.ownAdmin') : undefined}
        checked={user.isAdmin}
        disabled={busy || isMe}
        onChange={(event) => void ask('isAdmin', event.target.checked)}
      />
    </fieldset>
  );
}
