import { Outlet, useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';

const PreviewPage = lazyComponent(() => import('../screens/preview-screen').then((m) => m.PreviewScreen), {
  messages: ['admin', 'feed', 'events'],
});

/**
 * Shows admins the dashboard of any school by ?adminPreview=, also without a school of their own, which is
 * why it comes before the guard of members. For everybody else the parameter means nothing.
 */
export function AdminPreview() {
  const session = useSession();
  const [params] = useSearchParams();
  const schoolId = params.get('adminPreview');
  const isAdmin = session.status === 'signed-in' && session.user?.isAdmin;
  return schoolId !== null && isAdmin ? <PreviewPage schoolId={schoolId} /> : <Outlet />;
}
