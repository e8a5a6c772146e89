import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { Backend } from '@/backend';
import {
  BackendProvider,
  type BackendSource,
  backendSource,
  useArrivingBackend,
  useBackend,
} from '@/backend/react';
import { OfflineProvider } from '@/features/offline';
import { SessionProvider, wasSignedIn } from '@/features/session';
import { renewWithPages } from '@/i18n/lazy-page';
import { hasUnsaved } from '@/unsaved';
import { loadFirebaseBackend } from './backend-loader';
import { Frame } from './frame/frame';
import { PersonFrame } from './frame/person-frame';
import { Previewed } from './guards/previewed';
import { RequireAdmin, RequireMember, RequireReviewer } from './guards/require-member';
import { RequireSignIn } from './guards/require-sign-in';
import { PageLoading } from './page-loading';
import * as pages from './pages';
import { createQueryClient } from './query-client';

/** Pages whose forms are there before the backend, which they load themselves once they are on screen. */
const DOORS = ['/signup', '/login', '/reset-password'];

// Asked for while this module runs, so that it travels beside the page's own code; but not before the form of a door,
// with which it would share a slow line.
const isForm = DOORS.includes(window.location.pathname) && !wasSignedIn();
let first: Promise<Backend> | null = isForm ? null : loadFirebaseBackend();
// Awaited by the source below; without this a failure before the first render would count as unhandled.
first?.catch(() => undefined);

/** The first one also when it has failed by now: each try asks once. */
function nextBackend(): Promise<Backend> {
  const next = first ?? loadFirebaseBackend();
  first = null;
  return next;
}

function firebaseSource(): BackendSource {
  const source = backendSource(() => {
    const next = nextBackend();
    next.catch(() => renewWithPages(source.renew));
    return next;
  });
  return source;
}

/** Shows what is in it once the backend is there. */
function WithBackend({ children = <Outlet /> }: { children?: ReactNode }) {
  useBackend();
  return children;
}

/** Session and cache for everything below; the frame around it is painted at once. */
function SessionArea({ home, account = false }: { home: string; account?: boolean }) {
  const { error } = useArrivingBackend();
  // Who is filling in a form keeps it: sending it tries again.
  if (error !== null && !hasUnsaved()) throw error;
  const area = (
    <SessionProvider>
      <OfflineProvider>
        <PersonFrame home={home} account={account}>
          <Outlet />
        </PersonFrame>
      </OfflineProvider>
    </SessionProvider>
  );
  return (
    <Suspense
      fallback={
        <Frame home={home}>
          <PageLoading />
        </Frame>
      }
    >
      {account ? <WithBackend>{area}</WithBackend> : area}
    </Suspense>
  );
}

/** Every screen that talks to the backend (spec §2). */
export function AppArea() {
  const [client] = useState(createQueryClient);
  const [source] = useState(firebaseSource);
  return (
    <QueryClientProvider client={client}>
      <BackendProvider source={source}>
        <Routes>
          <Route element={<SessionArea home="/" />}>
            <Route path="/signup" element={<pages.SignUpPage />} />
            <Route path="/login" element={<pages.LogInPage />} />
            <Route path="/reset-password" element={<pages.ResetPasswordPage />} />
            <Route element={<WithBackend />}>
              <Route path="/unsubscribe" element={<pages.UnsubscribePage />} />
              <Route path="/join" element={<pages.JoinRedirect />} />
              <Route path="/:schoolSlug" element={<pages.SchoolSignUpPage />} />
              <Route path="*" element={<pages.NotFoundPage />} />
            </Route>
          </Route>
          <Route element={<SessionArea home="/dashboard" account />}>
            <Route path="/join-school" element={<pages.JoinSchoolPage />} />
            <Route element={<RequireSignIn />}>
              <Route path="/welcome" element={<pages.WelcomePage />} />
              <Route element={<RequireReviewer />}>
                <Route path="/admin/pending-requests" element={<pages.PendingRequestsPage />} />
                <Route path="/moderator" element={<pages.ModeratorPage />} />
              </Route>
              <Route element={<RequireAdmin />}>
                <Route path="/admin" element={<pages.AdminPage />} />
                <Route path="/admin/users" element={<pages.UsersPage />} />
                <Route path="/admin/stats" element={<pages.StatsPage />} />
                <Route path="/admin/schools/:schoolId/feed" element={<pages.SchoolFeedPage />} />
                <Route path="/admin/schools/:schoolId/directory" element={<pages.SchoolDirectoryPage />} />
              </Route>
              <Route element={<Previewed preview={pages.PreviewPage} />}>
                <Route element={<RequireMember />}>
                  <Route path="/dashboard" element={<pages.DashboardPage />} />
                </Route>
              </Route>
              <Route element={<RequireMember />}>
                <Route path="/post/:postId" element={<pages.PostPage />} />
                <Route path="/groups" element={<pages.GroupsPage />} />
                <Route path="/groups/create" element={<pages.CreateGroupPage />} />
                <Route path="/groups/:groupId" element={<pages.GroupPage />} />
                <Route path="/groups/:groupId/members" element={<pages.GroupMembersPage />} />
                <Route path="/events" element={<pages.EventsPage />} />
                <Route path="/invites" element={<pages.InvitesPage />} />
                <Route path="/parent-assistant" element={<pages.ParentAssistantPage />} />
                <Route path="/notifications" element={<pages.NotificationsPage />} />
                <Route path="/directory" element={<pages.DirectoryPage />} />
                <Route path="/profile/:userId" element={<pages.ProfilePage />} />
                <Route path="/edit-profile" element={<pages.EditProfilePage />} />
              </Route>
            </Route>
          </Route>
        </Routes>
      </BackendProvider>
    </QueryClientProvider>
  );
}
