/**
 * First parts of the app's own addresses, where a school's page (/{slug}) would never be reached. The table of routes
 * (src/app/routes.ts) takes no path that begins with another word, so that none can be forgotten here.
 */
export const PAGE_SLUGS = [
  'account',
  'admin',
  'announcements',
  'community-rules',
  'confirm',
  'contact',
  'contacts',
  'dashboard',
  'demo',
  'directory',
  'edit-profile',
  'events',
  'groups',
  'hidden',
  'interest',
  'invites',
  'join',
  'join-school',
  'login',
  'mail-choices',
  'moderator',
  'my-data',
  'notifications',
  'parent-assistant',
  'post',
  'privacy',
  'profile',
  'reports',
  'reset-password',
  'sign-ups',
  'signup',
  'terms',
  'unsubscribe',
  'welcome',
] as const;

/** Addresses of the server, of files and of the gallery of parts, and the name of all schools in the statistics. */
const OTHER_SLUGS = ['all', 'api', 'assets', 'gallery'] as const;

export type PageSlug = (typeof PAGE_SLUGS)[number];

/** Words that no school may have as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([...PAGE_SLUGS, ...OTHER_SLUGS]);
