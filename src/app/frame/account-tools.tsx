import { RotateCw, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { IconButton } from '@/ui/icon-button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { AccountMenu } from './account-menu';

const NotificationBell = lazyComponent(() =>
  import('@/features/notifications').then((m) => m.NotificationBell),
);

interface Props {
  /** Null for who has nothing to search. */
  onSearch: (() => void) | null;
  onKeys: () => void;
  onLogOut: () => void;
}

/**
 * Search, bell and account menu of the shared frame. The bell is for members, and for admins, whom it tells of reports
 * without a school of their own; it must not hold up the page.
 */
export function AccountTools({ onSearch, onKeys, onLogOut }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <>
      {onSearch && (
        <IconButton
          label={t('search.button')}
          icon={
            <>
              <Search aria-hidden />
              <span aria-hidden className="hidden lg:@min-[11rem]:inline">
                {t('search.button')}
              </span>
            </>
          }
          onClick={onSearch}
          className="lg:mr-auto lg:flex-1 lg:justify-start lg:gap-3 lg:rounded-md lg:px-2"
        />
      )}
      {(user?.approved || user?.isAdmin) && (
        <LazyBoundary
          waiting={<span data-coming className="target" />}
          failed={(retry) => (
            <IconButton label={t('partFailed')} icon={<RotateCw aria-hidden />} onClick={retry} />
          )}
        >
          <NotificationBell />
        </LazyBoundary>
      )}
      <AccountMenu onKeys={onKeys} onLogOut={onLogOut} />
    </>
  );
}
