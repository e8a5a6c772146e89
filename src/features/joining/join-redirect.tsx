import { Navigate, useLocation } from 'react-router-dom';

/** /join: the short address that is handed around. */
export function JoinRedirect() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/join-school', search }} replace />;
}
