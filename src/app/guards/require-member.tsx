import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '@/features/session';

/**
 * Where a signed-in person belongs (product §4.2): without a school to /join-school, not yet approved to /welcome.
 * Admins run schools without belonging to one.
 */
export function RequireMember() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  if (!user || (user.schoolIds.length === 0 && user.approvedSchools.length === 0)) {
    return <Navigate to={user?.isAdmin ? '/admin' : '/join-school'} replace />;
  }
  if (!user.approved || user.approvedSchools.length === 0) return <Navigate to="/welcome" replace />;
  return <Outlet />;
}

/** Moderators and admins; others go to the dashboard. */
export function RequireReviewer() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  if (user?.isAdmin || user?.isModerator) return <Outlet />;
  return <Navigate to="/dashboard" replace />;
}

/** Admins only; others go to the dashboard. */
export function RequireAdmin() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return user?.isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
