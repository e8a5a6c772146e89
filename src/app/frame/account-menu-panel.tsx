import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fullName, type User } from '@/domain/entities/user';
import { type MenuItem, MenuPanel } from '@/ui/menu-panel';
import type { OpenedPanelProps } from '@/ui/panel-trigger';
import { MORE_PLACES, staffPlaces } from './place-list';
import { WaitingBadge } from './waiting-badge';

export interface AccountMenuPanelProps extends OpenedPanelProps {
  /** Null for an account without a record. */
  user: User | null;
  email: string;
  /** How many requests wait for this reviewer. */
  waiting: number;
  onKeys: () => void;
  onLogOut: () => void;
}

/** What the avatar's menu leads to (product §2.12). */
export function AccountMenuPanel({
  user,
  email,
  waiting,
  onKeys,
  onLogOut,
  ...panel
}: AccountMenuPanelProps) {
  const { t } = useTranslation(['frame', 'frame-parts']);
  const ofMember = useMemberItems(user, onKeys);
  const staff: MenuItem[] = staffPlaces(user).map(({ to, label }, index) => ({
    label: t(label),
    to,
    separated: index === 0,
    ...(label === 'requests' && { badge: <WaitingBadge waiting={waiting} /> }),
  }));
  const items: MenuItem[] = [
    ...ofMember.places,
    ...staff,
    {
      label: t('frame-parts:menu.security'),
      to: '/account',
      separated: ofMember.places.length > 0 || staff.length > 0,
    },
    { label: t('frame-parts:menu.myData'), to: '/my-data' },
    { label: t('frame-parts:menu.rules'), to: '/community-rules' },
    ...ofMember.help,
    { label: t('logOut'), onSelect: onLogOut, separated: true },
  ];
  return <MenuPanel {...panel} label={t('account')} heading={user ? fullName(user) : email} items={items} />;
}

/** What only members have: their own pages, what the bar of tabs has no room for, and help. */
function useMemberItems(user: User | null, onKeys: () => void): { places: MenuItem[]; help: MenuItem[] } {
  const { t } = useTranslation(['frame', 'frame-parts']);
  const navigate = useNavigate();
  if (!user || user.approvedSchools.length === 0) return { places: [], help: [] };
  return {
    places: [
      { label: t('frame-parts:menu.profile'), to: `/profile/${user.uid}` },
      { label: t('frame-parts:menu.events'), to: '/events?mine=1' },
      { label: t('frame-parts:menu.groups'), to: '/groups?mine=1' },
      { label: t('frame-parts:menu.announcements'), to: '/announcements' },
      { label: t('frame-parts:menu.contacts'), to: '/contacts' },
      { label: t('frame-parts:menu.reports'), to: '/reports' },
      ...MORE_PLACES.map(({ to, label }, index) => ({ label: t(label), to, separated: index === 0 })),
      { label: t('frame-parts:menu.joinAnother'), to: '/join-school' },
    ],
    help: [
      { label: t('frame-parts:menu.hidden'), to: '/hidden' },
      {
        label: t('frame-parts:menu.welcomeAgain'),
        onSelect: () => void navigate('/dashboard', { state: { welcome: true } }),
      },
      { label: t('frame-parts:menu.keys'), onSelect: onKeys },
    ],
  };
}
