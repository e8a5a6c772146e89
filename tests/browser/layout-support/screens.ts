import type { Page } from '@playwright/test';
import type { Crowd } from './crowd.ts';
import type { Screen } from './walk.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const words = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);
const article = (page: Page) => page.getByRole('main').getByRole('article');

export const forVisitors = ({ school }: Crowd, page: Page): Screen[] => [
  ['/', h1(page)],
  [`/?code=${school.code}`, words(page, school.name)],
  ['/interest', h1(page)],
  ['/contact', h1(page)],
  ['/signup', h1(page)],
  [`/signup?code=${school.code}`, words(page, school.name)],
  ['/login', h1(page)],
  ['/reset-password', h1(page)],
  ['/unsubscribe', h1(page)],
  ['/join', h1(page)],
  [`/${school.slug}`, h1(page).filter({ hasText: school.name })],
  ['/no-such-school', h1(page)],
  ['/no/such/page', h1(page)],
  ['/demo', article(page)],
  ['/demo/profile/demo-yuki', h1(page)],
];

export const forParents = ({ school, parent, other, groupId, postId }: Crowd, page: Page): Screen[] => [
  ['/dashboard', article(page)],
  [`/post/${postId}`, article(page)],
  ['/notifications', words(page, /commented|liked/)],
  ['/directory', words(page, other.firstName)],
  [`/profile/${parent.uid}`, words(page, 'Edit profile')],
  [`/profile/${other.uid}`, h1(page)],
  ['/edit-profile', words(page, 'Children')],
  ['/events?when=past', words(page, /Sommerfest/)],
  ['/events', words(page, /Sommerfest/)],
  ['/groups', words(page, /Lesegruppe/)],
  ['/groups/create', words(page, 'Name')],
  [`/groups/${groupId}`, article(page)],
  [`/groups/${groupId}-other`, words(page, /not a member/)],
  [`/groups/${groupId}/members`, words(page, 'Group Creator')],
  ['/invites', words(page, 'Copy Link')],
  ['/parent-assistant', words(page, 'Book Recommendation')],
  ['/join-school', h1(page)],
  [`/${school.slug}`, h1(page)],
];

/** For one who has asked for a school and waits; before that, for one who was rejected. */
export const forThoseWhoWait = (_: Crowd, page: Page): Screen[] => [
  ['/welcome', page.getByRole('heading', { name: 'Request Submitted' })],
];

/** For a moderator, who sees the requests of their own schools alone. */
export const forReviewers = ({ waiting }: Crowd, page: Page): Screen[] => [
  ['/admin/pending-requests', page.getByRole('listitem').filter({ hasText: waiting.email })],
];

export const forRunners = ({ school, parent }: Crowd, page: Page): Screen[] => [
  ['/moderator', words(page, 'Latest decisions')],
  ['/admin', words(page, school.name)],
  ['/admin?section=posts', page.getByRole('main').getByRole('listitem')],
  ['/admin?section=forms', words(page, /Nachricht/)],
  ['/admin?section=feedback', words(page, /Rueckmeldung/)],
  ['/admin?section=audit', words(page, /approved/)],
  ['/admin/users', words(page, /@/)],
  [`/admin/users?user=${parent.uid}`, words(page, parent.email)],
  [`/admin/stats?school=${school.id}`, words(page, 'in 30 days')],
  [`/admin/schools/${school.id}/feed`, article(page)],
  [`/admin/schools/${school.id}/directory`, words(page, parent.firstName)],
  [`/dashboard?adminPreview=${school.id}`, article(page)],
];
