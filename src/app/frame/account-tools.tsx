import { Suspense } from 'react';
import { useSession } from '@/features/session';
import { lazyPage } from '@/i18n/lazy-page';
import { AccountMenu } from './account-menu';

const NotificationBell = lazyPage(
  () => import('@/features/notifications').then((m) => m.NotificationBell),
  ['notifications'],
);

/** Bell and account menu of the shared frame (spec §2). The bell is for members; it must not hold up the page. */
export function AccountTools() {
  const session = useSession();
  const member = session.status === 'signed-in' && session.user?.approved;
  return (
    <>
      {member && (
        <Suspense fallback={<span className="target" />}>
          <NotificationBell />
        </Suspense>
      )}
      <AccountMenu />
    </>
  );
}
