import { CircleUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession, useWaitingCount } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { CountBadge } from '@/ui/badge';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { PanelTrigger } from '@/ui/panel-trigger';
import { COUNTED } from './waiting-badge';

const Panel = lazyOverlay(() => import('./account-menu-panel').then((m) => m.AccountMenuPanel), {
  messages: ['frame-parts'],
});

interface Props {
  onKeys: () => void;
  onLogOut: () => void;
}

/** Avatar menu of the shared frame (product §2.12). */
export function AccountMenu({ onKeys, onLogOut }: Props) {
  const { t } = useTranslation('frame');
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const waiting = useWaitingCount(user).data ?? 0;
  if (session.status !== 'signed-in' && session.status !== 'failed') return null;
  const { email } = session.account;
  return (
    <PanelTrigger
      popup="menu"
      preload={Panel.preload}
      trigger={
        <button
          type="button"
          className="target relative inline-flex items-center justify-center rounded-full"
        >
          <span className="sr-only">
            {waiting > 0 ? t('accountWaiting', { count: waiting }) : t('account')}
          </span>
          {user ? (
            <Avatar id={user.uid} name={user.firstName} src={user.profilePicUrl} size="sm" />
          ) : (
            <CircleUser aria-hidden />
          )}
          <CountBadge count={waiting} most={COUNTED} className="absolute -top-0.5 -right-0.5" />
        </button>
      }
    >
      {(panel) => <Panel {...panel} {...{ user, email, waiting, onKeys, onLogOut }} />}
    </PanelTrigger>
  );
}
