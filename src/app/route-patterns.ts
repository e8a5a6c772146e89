import { matchPath } from 'react-router-dom';

/** Every address of the app, without what stands for a person, a school or a post. */
export const ROUTE_PATTERNS = [
  '/',
  '/interest',
  '/contact',
  '/demo',
  '/demo/*',
  '/signup',
  '/login',
  '/reset-password',
  '/unsubscribe',
  '/join',
  '/join-school',
  '/welcome',
  '/dashboard',
  '/post/:postId',
  '/notifications',
  '/directory',
  '/profile/:userId',
  '/edit-profile',
  '/events',
  '/groups',
  '/groups/create',
  '/groups/:groupId',
  '/groups/:groupId/members',
  '/invites',
  '/parent-assistant',
  '/moderator',
  '/admin',
  '/admin/pending-requests',
  '/admin/users',
  '/admin/stats',
  '/admin/schools/:schoolId/directory',
  '/admin/schools/:schoolId/feed',
  '/:schoolSlug',
] as const;

/** The pattern of an address; "/*" for one that leads nowhere. */
export function patternOf(pathname: string): string {
  return ROUTE_PATTERNS.find((pattern) => matchPath(pattern, pathname)) ?? '/*';
}
