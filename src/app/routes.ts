import type { ComponentType } from 'react';
import type { PageSlug } from '@/domain/reserved-slugs';
import type { Namespace } from '@/i18n/i18n';
import type { Messages } from '@/i18n/resources';

// The table of all pages that talk to the backend. Whoever adds a page adds an entry here and nothing else: from it
// follow the <Route> with its frame and guard, the messages fetched with the page, the pattern that analytics see, the
// byte budget, and the browser tests that walk every route. It holds data and no values of other modules, so that
// scripts and browser tests read it outside of a browser. Public pages have a table of their own (public-routes.ts),
// as the landing page must not pay for this one.

/** A page as it is fetched: its code, and the messages that it cannot be read without. */
export interface PageSource<P extends object = object> {
  load: () => Promise<ComponentType<P>>;
  messages: readonly Namespace[];
  /** Reads what the page shows first, and draws nothing: for who is about to open it (prefetched-data.tsx). */
  data?: () => Promise<ComponentType>;
  /** The page that its form leads to, usually: fetched while that is being filled in. */
  formLeadsTo?: string;
}

/** Who may see a page behind the sign-in; src/app/app-routes.tsx says which component asks. */
export type Guard = 'signed-in' | 'member' | 'memberOrPreview' | 'reviewer' | 'admin';

/** Under which the messages of signing in have the title and the lead of a page. */
type FormName = {
  [Name in keyof Messages['auth']]: Messages['auth'][Name] extends { title: string; lead: string }
    ? Name
    : never;
}[keyof Messages['auth']];

/** In the frame of visitors, without a guard. */
interface VisitorRoute extends PageSource {
  frame: 'visitor';
  /**
   * For a form that stands in the HTML, so that it can be filled in before any code has come: its name in the messages.
   * It asks for the backend once it is taken over. Null for a page that can't be drawn without the backend.
   */
  form: FormName | null;
  formLeadsTo?: '/dashboard';
}

/** In the frame with bell and account menu. Only who has no account yet is served without a guard. */
interface AccountRoute extends PageSource {
  frame: 'account';
  guard: Guard | null;
}

export type AppRoute = VisitorRoute | AccountRoute;

/**
 * An address that no school's own can be mistaken for: it begins with a reserved word, or is the pattern of schools,
 * or of what leads nowhere.
 */
export type AppPath = `/${PageSlug}` | `/${PageSlug}/${string}` | '/:schoolSlug' | '/*';

export const ROUTES = {
  '/signup': {
    load: () => import('@/features/auth').then((m) => m.SignUpPage),
    messages: ['auth'],
    frame: 'visitor',
    form: 'signUp',
  },
  '/login': {
    load: () => import('@/features/auth').then((m) => m.LogInPage),
    messages: ['auth'],
    frame: 'visitor',
    form: 'logIn',
    formLeadsTo: '/dashboard',
  },
  '/reset-password': {
    load: () => import('@/features/auth').then((m) => m.ResetPasswordPage),
    messages: ['auth'],
    frame: 'visitor',
    form: 'reset',
  },
  '/confirm': {
    load: () => import('@/features/auth').then((m) => m.ConfirmPage),
    messages: ['account-links', 'auth'],
    frame: 'visitor',
    form: null,
  },
  '/unsubscribe': {
    load: () => import('@/features/invites').then((m) => m.UnsubscribePage),
    messages: ['invites'],
    frame: 'visitor',
    form: null,
  },
  '/mail-choices': {
    load: () => import('@/features/notification-settings').then((m) => m.MailChoicesPage),
    messages: ['notification-settings'],
    frame: 'visitor',
    form: null,
  },
  '/join': {
    load: () => import('@/features/joining').then((m) => m.JoinRedirect),
    messages: [],
    frame: 'visitor',
    form: null,
  },
  '/:schoolSlug': {
    load: () => import('@/features/joining').then((m) => m.SchoolSignUpPage),
    messages: ['auth', 'joining'],
    frame: 'visitor',
    form: null,
  },
  '/*': {
    load: () => import('./not-found-page').then((m) => m.NotFoundPage),
    messages: ['frame-parts'],
    frame: 'visitor',
    form: null,
  },
  '/join-school': {
    load: () => import('@/features/joining').then((m) => m.JoinSchoolPage),
    messages: ['auth', 'joining'],
    frame: 'account',
    guard: null,
  },
  '/welcome': {
    load: () => import('@/features/joining').then((m) => m.WelcomePage),
    messages: ['auth', 'joining'],
    frame: 'account',
    guard: 'signed-in',
  },
  // Also for who has no account yet: asking to join a school accepts its rules.
  '/community-rules': {
    load: () => import('@/features/community').then((m) => m.CommunityRulesPage),
    messages: ['community'],
    frame: 'account',
    guard: null,
  },
  '/hidden': {
    load: () => import('@/features/community').then((m) => m.HiddenPage),
    messages: ['community'],
    frame: 'account',
    guard: 'member',
  },
  '/account': {
    load: () => import('./screens/account-screen').then((m) => m.AccountScreen),
    messages: ['account', 'auth'],
    frame: 'account',
    guard: 'signed-in',
  },
  '/account/notifications': {
    load: () => import('@/features/notification-settings').then((m) => m.NotificationSettingsPage),
    messages: ['notification-settings'],
    frame: 'account',
    guard: 'signed-in',
  },
  '/my-data': {
    load: () => import('@/features/my-data').then((m) => m.MyDataPage),
    messages: ['my-data', 'account'],
    frame: 'account',
    guard: 'signed-in',
  },
  '/contacts': {
    load: () => import('@/features/contacts').then((m) => m.ContactsPage),
    messages: ['contacts', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/reports': {
    load: () => import('@/features/reports').then((m) => m.ReportsPage),
    messages: ['reports'],
    frame: 'account',
    // Also who was removed from their school reads what was decided about them, and appeals.
    guard: 'signed-in',
  },
  '/dashboard': {
    load: () => import('./screens/dashboard-screen').then((m) => m.DashboardScreen),
    messages: ['feed'],
    frame: 'account',
    guard: 'memberOrPreview',
  },
  '/post/:postId': {
    load: () => import('./screens/post-screen').then((m) => m.PostScreen),
    messages: ['feed'],
    frame: 'account',
    guard: 'member',
  },
  '/notifications': {
    load: () => import('@/features/notifications').then((m) => m.NotificationsPage),
    data: () => import('@/features/notifications').then((m) => m.NotificationsData),
    messages: ['notifications'],
    frame: 'account',
    guard: 'member',
  },
  '/directory': {
    load: () => import('@/features/directory').then((m) => m.DirectoryPage),
    data: () => import('@/features/directory').then((m) => m.DirectoryData),
    messages: ['directory'],
    frame: 'account',
    guard: 'member',
  },
  '/profile/:userId': {
    load: () => import('@/features/profile').then((m) => m.ProfilePage),
    messages: ['profile'],
    frame: 'account',
    guard: 'member',
  },
  '/edit-profile': {
    load: () => import('@/features/profile').then((m) => m.EditProfilePage),
    messages: ['profile'],
    frame: 'account',
    // Who waits to be let in adds picture and children meanwhile.
    guard: 'signed-in',
  },
  '/events': {
    load: () => import('@/features/events').then((m) => m.EventsPage),
    data: () => import('@/features/events').then((m) => m.EventsData),
    messages: ['events', 'calendar', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/events/:eventId': {
    load: () => import('./screens/event-screen').then((m) => m.EventScreen),
    messages: ['events', 'calendar', 'directory', 'feed', 'posts'],
    frame: 'account',
    guard: 'member',
  },
  '/sign-ups': {
    load: () => import('@/features/sign-ups').then((m) => m.SignUpListsPage),
    messages: ['sign-ups'],
    frame: 'account',
    guard: 'member',
  },
  '/sign-ups/:listId': {
    load: () => import('@/features/sign-ups').then((m) => m.SignUpListPage),
    messages: ['sign-ups', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/announcements': {
    load: () => import('@/features/announcements').then((m) => m.AnnouncementsPage),
    messages: ['announcements', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/groups': {
    load: () => import('@/features/groups').then((m) => m.GroupsPage),
    data: () => import('@/features/groups').then((m) => m.GroupsData),
    messages: ['groups'],
    frame: 'account',
    guard: 'member',
  },
  '/groups/create': {
    load: () => import('@/features/groups').then((m) => m.CreateGroupPage),
    messages: ['groups'],
    frame: 'account',
    guard: 'member',
  },
  '/groups/:groupId': {
    load: () => import('./screens/group-screen').then((m) => m.GroupScreen),
    messages: ['groups', 'feed'],
    frame: 'account',
    guard: 'member',
  },
  '/groups/:groupId/members': {
    load: () => import('@/features/groups').then((m) => m.GroupMembersPage),
    messages: ['groups', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/groups/:groupId/edit': {
    load: () => import('@/features/groups').then((m) => m.EditGroupPage),
    messages: ['groups'],
    frame: 'account',
    guard: 'member',
  },
  '/groups/:groupId/files': {
    load: () => import('@/features/groups').then((m) => m.GroupFilesPage),
    messages: ['groups', 'directory'],
    frame: 'account',
    guard: 'member',
  },
  '/invites': {
    load: () => import('@/features/invites').then((m) => m.InvitesPage),
    messages: ['invites'],
    frame: 'account',
    guard: 'member',
  },
  '/parent-assistant': {
    load: () => import('@/features/assistant').then((m) => m.ParentAssistantPage),
    messages: ['assistant'],
    frame: 'account',
    guard: 'member',
  },
  '/moderator': {
    load: () => import('@/features/join-requests').then((m) => m.ModeratorPage),
    messages: ['moderator'],
    frame: 'account',
    guard: 'reviewer',
  },
  '/moderator/reports': {
    load: () => import('./screens/case-queue-screen').then((m) => m.CaseQueueScreen),
    messages: ['moderation'],
    frame: 'account',
    guard: 'reviewer',
  },
  '/moderator/reports/:caseId': {
    load: () => import('./screens/case-screen').then((m) => m.CaseScreen),
    messages: ['moderation'],
    frame: 'account',
    guard: 'reviewer',
  },
  '/moderator/community': {
    load: () => import('./screens/community-screen').then((m) => m.CommunityScreen),
    messages: ['moderation'],
    frame: 'account',
    guard: 'reviewer',
  },
  '/admin/pending-requests': {
    load: () => import('@/features/join-requests').then((m) => m.PendingRequestsPage),
    messages: ['join-requests', 'tables'],
    frame: 'account',
    guard: 'reviewer',
  },
  '/admin': {
    load: () => import('@/features/admin').then((m) => m.AdminPage),
    messages: ['admin'],
    frame: 'account',
    guard: 'admin',
  },
  '/admin/users': {
    load: () => import('@/features/admin').then((m) => m.UsersPage),
    messages: ['admin'],
    frame: 'account',
    guard: 'admin',
  },
  '/admin/stats': {
    load: () => import('@/features/admin').then((m) => m.StatsPage),
    messages: ['admin'],
    frame: 'account',
    guard: 'admin',
  },
  '/admin/schools/:schoolId/directory': {
    load: () => import('./screens/school-directory-screen').then((m) => m.SchoolDirectoryScreen),
    messages: ['admin', 'directory'],
    frame: 'account',
    guard: 'admin',
  },
  '/admin/schools/:schoolId/feed': {
    load: () => import('./screens/school-feed-screen').then((m) => m.SchoolFeedScreen),
    messages: ['admin', 'feed'],
    frame: 'account',
    guard: 'admin',
  },
} satisfies Partial<Record<AppPath, AppRoute>>;
