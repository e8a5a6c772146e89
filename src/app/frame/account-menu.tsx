import { CircleUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { useSession, useWaitingCount } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { CountBadge } from '@/ui/badge';
import { Menu, type MenuItem } from '@/ui/menu';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useLogOut } from './use-log-out';

/** More than fit on a badge. */
const COUNTED = 100;

/** Avatar menu of the shared frame (product §2.12). */
export function AccountMenu() {
  const { t } = useTranslation('frame');
  const session = useSession();
  const logOut = useLogOut();
  const user = session.status === 'signed-in' ? session.user : null;
  const waiting = useWaitingCount(user).data ?? 0;
  if (session.status !== 'signed-in' && session.status !== 'failed') return null;

  const items: MenuItem[] = [];
  if (user && user.approvedSchools.length > 0) {
    items.push(
      { label: t('profile'), to: `/profile/${user.uid}` },
      { label: t('events'), to: '/events?mine=1' },
      { label: t('groups'), to: '/groups?mine=1' },
      { label: t('contacts'), to: '/contacts' },
      { label: t('reports'), to: '/reports' },
      { label: t('joinAnother'), to: '/join-school', separated: true },
    );
  }
  items.push(
    { label: t('security'), to: '/account' },
    { label: t('myData'), to: '/my-data' },
    { label: t('rules'), to: '/community-rules' },
  );
  if (user && user.approvedSchools.length > 0) items.push({ label: t('hidden'), to: '/hidden' });
  if (user?.isModerator || user?.isAdmin) {
    const badge = waiting > 0 && (
      <span className="ml-auto pl-3">
        <CountBadge count={waiting} most={COUNTED} />
        <VisuallyHidden> {t('waiting', { count: waiting })}</VisuallyHidden>
      </span>
    );
    items.push({ label: t('requests'), to: '/admin/pending-requests', separated: true, badge });
    if (user.isModerator) items.push({ label: t('moderator'), to: '/moderator' });
  }
  if (user?.isAdmin) items.push({ label: t('admin'), to: '/admin' });
  items.push({ label: t('logOut'), onSelect: logOut, separated: items.length > 0 });

  return (
    <Menu
      label={t('account')}
      align="end"
      heading={user ? fullName(user) : session.account.email}
      items={items}
      trigger={
        <button
          type="button"
          className="target relative inline-flex items-center justify-center rounded-full"
        >
          <span className="sr-only">
            {waiting > 0 ? t('accountWaiting', { count: waiting }) : t('account')}
          </span>
          {user ? <Avatar name={user.firstName} src={user.profilePicUrl} /> : <CircleUser aria-hidden />}
          <CountBadge count={waiting} most={COUNTED} className="absolute -top-0.5 -right-0.5" />
        </button>
      }
    />
  );
}
