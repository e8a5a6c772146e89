import type { ComponentType } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session';

/**
 * Admins may look at the dashboard of any school by ?adminPreview= (spec §2), also without a school of their own.
 * For everybody else the parameter means nothing.
 */
export function Previewed({ preview: Preview }: { preview: ComponentType<{ schoolId: string }> }) {
  const session = useSession();
  const [params] = useSearchParams();
  const schoolId = params.get('adminPreview');
  const isAdmin = session.status === 'signed-in' && session.user?.isAdmin;
  return schoolId !== null && isAdmin ? <Preview schoolId={schoolId} /> : <Outlet />;
}
