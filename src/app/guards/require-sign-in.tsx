import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberAddress, useSession } from '@/features/session';
import { ErrorState } from '@/ui/error-state';
import { useErrorMessage } from '@/ui/use-error-message';
import { RouteLoading } from '../frame/route-loading';

/** Sends visitors to /login and remembers where they wanted to go. */
export function RequireSignIn() {
  const session = useSession();
  const location = useLocation();
  const { t } = useTranslation('frame');
  const errorMessage = useErrorMessage();
  const signedOut = session.status === 'signed-out';

  useEffect(() => {
    if (signedOut) rememberAddress(location);
  }, [signedOut, location]);

  if (signedOut) return <Navigate to="/login" replace />;
  if (session.status === 'loading') return <RouteLoading />;
  if (session.status === 'failed') {
    const message = `${t('accountFailed')} ${errorMessage(session.error)}`;
    return <ErrorState page message={message} onRetry={session.retry} />;
  }
  return <Outlet />;
}
