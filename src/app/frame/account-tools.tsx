import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { IconButton } from '@/ui/icon-button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { AccountMenu } from './account-menu';

const NotificationBell = lazyComponent(
  () => import('@/features/notifications').then((m) => m.NotificationBell),
  { messages: ['notifications'] },
);

/**
 * Bell and account menu of the shared frame. The bell is for members, and for admins, whom it tells of reports without a
 * school of their own; it must not hold up the page.
 */
export function AccountTools() {
  const { t } = useTranslation();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <>
      {(user?.approved || user?.isAdmin) && (
        <LazyBoundary
          waiting={<span className="target" />}
          failed={(retry) => (
            <IconButton label={t('partFailed')} icon={<RotateCw aria-hidden />} onClick={retry} />
          )}
        >
          <NotificationBell />
        </LazyBoundary>
      )}
      <AccountMenu />
    </>
  );
}
