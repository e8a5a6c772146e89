import { Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { buttonStyle } from '@/ui/button-style';
import { cx } from '@/ui/cx';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { MORE_PLACES, type Place, staffPlaces, TABS } from './place-list';
import { WaitingBadge } from './waiting-badge';

interface Props {
  /** Null before it is known who is there: the places are the same. */
  user: User | null;
  /** Belongs to a school; others see the screens of staff alone. */
  isMember: boolean;
  /** How many requests wait for this reviewer. */
  waiting?: number;
  /** Opens where posts are written. */
  onWrite?: () => void;
  /** The place where one is was chosen again. */
  onAgain?: () => void;
}

/** The places of the community: a bar of tabs for the thumb, from 1024 px on a list in the rail (product §2.12). */
export function Places({ user, isMember, waiting = 0, onWrite, onAgain }: Props) {
  const { t } = useTranslation('frame');
  const link = (place: Place, badge?: ReactNode) => (
    <PlaceLink key={place.to} place={place} badge={badge} onAgain={onAgain} />
  );
  const staff = staffPlaces(user);
  if (!isMember && staff.length === 0) return null;
  const [home, events, groups, people] = TABS;
  return (
    <nav
      aria-label={t('places.title')}
      {...(isMember && { 'data-tabs': true })}
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:static lg:flex lg:shrink-0 lg:flex-col lg:gap-0.5 lg:border-t-0 lg:bg-transparent lg:pb-0',
        !isMember && 'max-lg:hidden',
      )}
    >
      {isMember && (
        <>
          {link(home)}
          {link(events)}
          <button
            type="button"
            onClick={onWrite}
            className="flex min-h-14 flex-col items-center justify-center lg:hidden"
          >
            <span className="inline-flex size-11 items-center justify-center rounded-full bg-accent text-on-accent shadow-floating">
              <Plus aria-hidden className="size-6" />
            </span>
            <VisuallyHidden>{t('write')}</VisuallyHidden>
          </button>
          {link(groups)}
          {link(people)}
          <div className="contents max-lg:hidden">{MORE_PLACES.map((place) => link(place))}</div>
        </>
      )}
      {staff.length > 0 && (
        <div className="mt-2 grid gap-0.5 border-line border-t pt-2 max-lg:hidden">
          {staff.map((place) =>
            link(place, place.label === 'requests' && <WaitingBadge waiting={waiting} />),
          )}
        </div>
      )}
      {isMember && (
        <button
          type="button"
          onClick={onWrite}
          className={buttonStyle('primary', 'md', 'mt-3 max-lg:hidden')}
        >
          <Plus aria-hidden />
          <span className="min-w-0">{t('write')}</span>
        </button>
      )}
    </nav>
  );
}

interface PlaceLinkProps {
  place: Place;
  badge?: ReactNode;
  onAgain?: () => void;
}

function PlaceLink({ place: { to, icon: Icon, label }, badge, onAgain }: PlaceLinkProps) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  // The link is followed all the same: another page may be on its way.
  const again = (event: MouseEvent) => {
    if (pathname === to && !event.metaKey && !event.ctrlKey && !event.shiftKey) onAgain?.();
  };
  return (
    <NavLink
      to={to}
      // The console has screens below it that stand in the list themselves.
      end={to === '/admin' || to === '/moderator'}
      onClick={again}
      className={({ isActive }) =>
        cx(
          'relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 font-semibold text-[min(0.8125rem,3.9vw)] leading-tight',
          'lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-3 lg:text-base lg:leading-tight',
          isActive
            ? 'text-accent before:absolute before:inset-x-[25%] before:top-0 before:h-0.5 before:bg-accent lg:bg-accent-soft lg:before:hidden'
            : 'text-muted hover:text-ink lg:text-ink lg:hover:bg-sunken',
        )
      }
    >
      <Icon aria-hidden className="size-6 shrink-0 lg:size-5" />
      <span className="min-w-0 max-w-full lg:leading-tight">{t(label)}</span>
      {badge}
    </NavLink>
  );
}
