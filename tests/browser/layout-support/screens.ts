import type { Page } from '@playwright/test';
import { offsetOf } from '../../../scripts/backend/ports.ts';
import type { RoutePath } from '../../../src/app/route-paths.ts';
import { mailTokenFor } from '../../support/mail-token.ts';
import type { Crowd } from './crowd.ts';
import type { Screen } from './walk.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const words = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);
const article = (page: Page) => page.getByRole('main').getByRole('article');

/**
 * Who looks at a screen: a visitor; a parent; one who has asked for a school and waits (before that, one who was
 * rejected); a moderator, who sees the requests of their own schools alone; an admin who is a moderator.
 */
type Looker = 'visitor' | 'parent' | 'waiting' | 'reviewer' | 'runner';

type Look = [looker: Looker, ...screen: Screen];

/** The screens of every route, with something that is there once their data has come. */
const looks = (
  { school, parent, other, waiting, groupId, postId, eventId, listId, announcementId }: Crowd,
  page: Page,
): Record<RoutePath, [Look, ...Look[]]> => ({
  '/': [
    ['visitor', '/', h1(page)],
    ['visitor', `/?code=${school.code}`, words(page, school.name)],
  ],
  '/interest': [['visitor', '/interest', h1(page)]],
  '/contact': [['visitor', '/contact', h1(page)]],
  '/privacy': [['visitor', '/privacy', h1(page)]],
  '/terms': [['visitor', '/terms', h1(page)]],
  '/demo': [['visitor', '/demo', article(page)]],
  '/demo/*': [['visitor', '/demo/profile/demo-yuki', h1(page)]],
  '/signup': [
    ['visitor', '/signup', h1(page)],
    ['visitor', `/signup?code=${school.code}`, words(page, school.name)],
  ],
  '/login': [['visitor', '/login', h1(page)]],
  '/reset-password': [['visitor', '/reset-password', h1(page)]],
  '/confirm': [['visitor', '/confirm', h1(page)]],
  '/unsubscribe': [['visitor', '/unsubscribe', h1(page)]],
  '/mail-choices': [
    ['visitor', '/mail-choices', h1(page)],
    ['visitor', `/mail-choices#${mailTokenFor(parent.uid, offsetOf('tests'))}`, words(page, 'Save choices')],
  ],
  '/join': [['visitor', '/join', h1(page)]],
  '/:schoolSlug': [
    ['visitor', `/${school.slug}`, h1(page).filter({ hasText: school.name })],
    ['visitor', '/no-such-school', h1(page)],
    ['parent', `/${school.slug}`, h1(page)],
  ],
  '/*': [['visitor', '/no/such/page', h1(page)]],
  '/dashboard': [
    ['parent', '/dashboard', article(page)],
    ['runner', `/dashboard?adminPreview=${school.id}`, article(page)],
  ],
  '/post/:postId': [['parent', `/post/${postId}`, article(page)]],
  '/notifications': [['parent', '/notifications', words(page, /commented|liked/)]],
  '/directory': [['parent', '/directory', words(page, other.firstName)]],
  '/profile/:userId': [
    ['parent', `/profile/${parent.uid}`, words(page, 'Edit profile')],
    ['parent', `/profile/${other.uid}`, h1(page)],
  ],
  '/reports': [['parent', '/reports', page.getByRole('heading', { name: 'What you reported' })]],
  '/account': [['parent', '/account', words(page, 'New password')]],
  '/account/notifications': [['parent', '/account/notifications', words(page, 'Mentions of you').first()]],
  '/community-rules': [['parent', '/community-rules', words(page, /Children come first/)]],
  '/hidden': [['parent', '/hidden', h1(page)]],
  '/contacts': [['parent', '/contacts', words(page, 'Your contact details')]],
  '/my-data': [['parent', '/my-data', words(page, 'Take a copy with you')]],
  '/edit-profile': [['parent', '/edit-profile', words(page, 'Children')]],
  '/events': [
    ['parent', '/events?when=past', words(page, /Sommerfest/)],
    ['parent', '/events', words(page, /Sommerfest/)],
    // In narrow windows it is the list.
    ['parent', '/events?view=month', words(page, /Sommerfest/)],
  ],
  '/events/:eventId': [
    ['parent', `/events/${eventId}`, words(page, /Bringtkuchenmit/)],
    ['parent', `/events/${eventId}-gone`, words(page, /no longer here/)],
  ],
  '/sign-ups': [['parent', '/sign-ups', words(page, /Kuchenliste/)]],
  '/sign-ups/:listId': [
    ['parent', `/sign-ups/${listId}`, words(page, /Zitronenkuchen/).first()],
    ['parent', `/sign-ups/${listId}-gone`, words(page, /no longer here/)],
  ],
  '/announcements': [
    ['parent', '/announcements', words(page, /Bekanntmachung/).first()],
    ['parent', `/announcements?id=${announcementId}`, words(page, /Bekanntmachung/).first()],
    ['reviewer', '/announcements', words(page, 'Who has not seen it').first()],
    ['parent', `/announcements?id=${announcementId}-gone`, words(page, 'There is no such announcement.')],
  ],
  '/groups': [['parent', '/groups', words(page, /Lesegruppe/)]],
  '/groups/create': [['parent', '/groups/create', words(page, 'Name')]],
  '/groups/:groupId': [
    ['parent', `/groups/${groupId}`, article(page)],
    ['parent', `/groups/${groupId}-other`, words(page, /not a member/)],
  ],
  '/groups/:groupId/edit': [['parent', `/groups/${groupId}/edit`, page.getByLabel('Description')]],
  '/groups/:groupId/files': [['parent', `/groups/${groupId}/files`, words(page, 'Share a PDF')]],
  '/groups/:groupId/members': [['parent', `/groups/${groupId}/members`, words(page, 'Group Creator')]],
  '/invites': [['parent', '/invites', words(page, 'Copy Link')]],
  '/parent-assistant': [['parent', '/parent-assistant', words(page, 'Book Recommendation')]],
  '/join-school': [['parent', '/join-school', h1(page)]],
  '/welcome': [['waiting', '/welcome', page.getByRole('heading', { name: 'Request Submitted' })]],
  '/admin/pending-requests': [['reviewer', '/admin/pending-requests', page.getByText(waiting.email)]],
  '/moderator': [['runner', '/moderator', words(page, 'Latest decisions')]],
  '/moderator/reports': [
    ['reviewer', '/moderator/reports', words(page, 'No reports are waiting.')],
    // Of all schools an admin would see what other tests decide.
    [
      'runner',
      `/moderator/reports?show=decided&school=${school.id}`,
      words(page, 'Nothing has been decided yet.'),
    ],
  ],
  '/moderator/reports/:caseId': [
    ['reviewer', '/moderator/reports/no-such-case', words(page, /can't be opened/)],
  ],
  '/moderator/community': [
    ['reviewer', '/moderator/community', words(page, 'Community rules')],
    ['runner', '/moderator/community', h1(page)],
  ],
  '/admin': [
    ['runner', '/admin', words(page, school.name)],
    ['runner', '/admin?section=posts', page.getByRole('button', { name: /^Delete the post/ }).first()],
    ['runner', '/admin?section=forms', words(page, /Nachricht/)],
    ['runner', '/admin?section=feedback', words(page, /Rueckmeldung/)],
    ['runner', '/admin?section=audit', words(page, /approved/)],
  ],
  '/admin/users': [
    ['runner', '/admin/users', words(page, /@/)],
    ['runner', `/admin/users?user=${parent.uid}`, words(page, parent.email)],
  ],
  '/admin/stats': [['runner', `/admin/stats?school=${school.id}`, words(page, 'in 30 days')]],
  '/admin/schools/:schoolId/feed': [['runner', `/admin/schools/${school.id}/feed`, article(page)]],
  '/admin/schools/:schoolId/directory': [
    ['runner', `/admin/schools/${school.id}/directory`, words(page, parent.firstName)],
  ],
});

/** The screens that somebody looks at, in the order of the table. */
export const screensOf = (looker: Looker, crowd: Crowd, page: Page): Screen[] =>
  Object.values(looks(crowd, page))
    .flat()
    .filter(([who]) => who === looker)
    .map(([, path, loaded]) => [path, loaded]);

/** The pattern that each screen stands under, and its address. */
export const addressesByRoute = (crowd: Crowd, page: Page): [RoutePath, string][] =>
  Object.entries(looks(crowd, page)).flatMap(([pattern, all]) =>
    all.map(([, path]): [RoutePath, string] => [pattern as RoutePath, path]),
  );
