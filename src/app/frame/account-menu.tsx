import { CircleUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { useSession } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Menu, type MenuItem } from '@/ui/menu';
import { useLogOut } from './use-log-out';

/** Avatar menu of the shared frame (spec §2). */
export function AccountMenu() {
  const { t } = useTranslation('frame');
  const session = useSession();
  const logOut = useLogOut();
  if (session.status !== 'signed-in' && session.status !== 'failed') return null;
  const user = session.status === 'signed-in' ? session.user : null;

  const items: MenuItem[] = [];
  if (user && user.approvedSchools.length > 0) {
    items.push(
      { label: t('profile'), to: `/profile/${user.uid}` },
      { label: t('events'), to: '/events?mine=1' },
      { label: t('groups'), to: '/groups?mine=1' },
      { label: t('joinAnother'), to: '/join-school', separated: true },
    );
  }
  if (user?.isModerator || user?.isAdmin) {
    items.push({ label: t('requests'), to: '/admin/pending-requests', separated: true });
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
        <button type="button" className="target inline-flex items-center justify-center rounded-full">
          <span className="sr-only">{t('account')}</span>
          {user ? <Avatar name={user.firstName} src={user.profilePicUrl} /> : <CircleUser aria-hidden />}
        </button>
      }
    />
  );
}
