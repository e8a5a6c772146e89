import { lazyPage } from '@/i18n/lazy-page';

/** Every page of the app area as a chunk of its own, with the messages it needs. */
export const SignUpPage = lazyPage(() => import('@/features/auth').then((m) => m.SignUpPage), ['auth']);
export const LogInPage = lazyPage(() => import('@/features/auth').then((m) => m.LogInPage), ['auth']);
export const ResetPasswordPage = lazyPage(
  () => import('@/features/auth').then((m) => m.ResetPasswordPage),
  ['auth'],
);
export const JoinRedirect = lazyPage(() => import('@/features/joining').then((m) => m.JoinRedirect));
export const SchoolSignUpPage = lazyPage(
  () => import('@/features/joining').then((m) => m.SchoolSignUpPage),
  ['auth', 'joining'],
);
export const JoinSchoolPage = lazyPage(
  () => import('@/features/joining').then((m) => m.JoinSchoolPage),
  ['auth', 'joining'],
);
export const WelcomePage = lazyPage(
  () => import('@/features/joining').then((m) => m.WelcomePage),
  ['joining'],
);
export const PendingRequestsPage = lazyPage(
  () => import('@/features/moderation').then((m) => m.PendingRequestsPage),
  ['moderation'],
);
export const ModeratorPage = lazyPage(
  () => import('@/features/moderation').then((m) => m.ModeratorPage),
  ['moderator'],
);
export const AdminPage = lazyPage(() => import('@/features/admin').then((m) => m.AdminPage), ['admin']);
export const UsersPage = lazyPage(() => import('@/features/admin').then((m) => m.UsersPage), ['admin']);
export const StatsPage = lazyPage(() => import('@/features/admin').then((m) => m.StatsPage), ['admin']);
export const SchoolFeedPage = lazyPage(
  () => import('./screens/school-feed-screen').then((m) => m.SchoolFeedScreen),
  ['admin', 'feed'],
);
export const SchoolDirectoryPage = lazyPage(
  () => import('./screens/school-directory-screen').then((m) => m.SchoolDirectoryScreen),
  ['admin', 'directory'],
);
export const PreviewPage = lazyPage(
  () => import('./screens/preview-screen').then((m) => m.PreviewScreen),
  ['admin', 'feed', 'events'],
);
export const DashboardPage = lazyPage(
  () => import('./screens/dashboard-screen').then((m) => m.DashboardScreen),
  ['feed'],
);
export const PostPage = lazyPage(() => import('./screens/post-screen').then((m) => m.PostScreen), ['feed']);
export const NotificationsPage = lazyPage(
  () => import('@/features/notifications').then((m) => m.NotificationsPage),
  ['notifications'],
);
export const DirectoryPage = lazyPage(
  () => import('@/features/directory').then((m) => m.DirectoryPage),
  ['directory'],
);
export const EventsPage = lazyPage(() => import('@/features/events').then((m) => m.EventsPage), ['events']);
export const ProfilePage = lazyPage(
  () => import('@/features/profile').then((m) => m.ProfilePage),
  ['profile'],
);
export const EditProfilePage = lazyPage(
  () => import('@/features/profile').then((m) => m.EditProfilePage),
  ['profile'],
);
export const GroupsPage = lazyPage(() => import('@/features/groups').then((m) => m.GroupsPage), ['groups']);
export const CreateGroupPage = lazyPage(
  () => import('@/features/groups').then((m) => m.CreateGroupPage),
  ['groups'],
);
export const GroupPage = lazyPage(
  () => import('./screens/group-screen').then((m) => m.GroupScreen),
  ['groups', 'feed'],
);
export const GroupMembersPage = lazyPage(
  () => import('@/features/groups').then((m) => m.GroupMembersPage),
  ['groups', 'directory'],
);
export const InvitesPage = lazyPage(
  () => import('@/features/invites').then((m) => m.InvitesPage),
  ['invites'],
);
export const ParentAssistantPage = lazyPage(
  () => import('@/features/assistant').then((m) => m.ParentAssistantPage),
  ['assistant'],
);
export const UnsubscribePage = lazyPage(
  () => import('@/features/invites').then((m) => m.UnsubscribePage),
  ['invites'],
);
export const NotFoundPage = lazyPage(() => import('./not-found-page').then((m) => m.NotFoundPage), ['frame']);
