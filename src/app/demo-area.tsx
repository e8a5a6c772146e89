import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { demoBackend } from '@/backend/demo';
import { BackendProvider, backendSource } from '@/backend/react';
import { DemoPage, isPart } from '@/features/demo';
import { PostPage } from '@/features/feed';
import { SessionProvider, useSession } from '@/features/session';
import { bringErrorMessages } from '@/i18n/error-messages';
import { lazyComponent } from '@/i18n/lazy-component';
import { buttonStyle } from '@/ui/button-style';
import { Frame } from './frame/frame';
import { RouteLoading } from './frame/route-loading';
import { createQueryClient } from './query-client';

/** Its form is not for visitors, and brings a library. */
const ProfilePage = lazyComponent(() => import('@/features/profile').then((m) => m.ProfilePage));

const source = backendSource(() => Promise.resolve(demoBackend));
void source.promise();

/** Out of the demo by plain links: addresses in here begin with /demo (see main.tsx). */
function SignUpLinks() {
  const { t } = useTranslation('demo');
  return (
    <>
      <a href="/login" className="target hidden items-center px-2 font-semibold text-accent sm:inline-flex">
        {t('logIn')}
      </a>
      <a href="/signup" className={buttonStyle('primary', 'sm')}>
        <span className="min-w-0">{t('signUp')}</span>
      </a>
    </>
  );
}

/** A page that a link in the demo leads to, with the way back. */
function WithBackLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation('demo');
  return (
    <>
      <p className="mx-auto mb-4 max-w-column">
        <Link to="/" className="link">
          {t('back')}
        </Link>
      </p>
      {children}
    </>
  );
}

function Screens() {
  const location = useLocation();
  const session = useSession();
  if (session.status !== 'signed-in') return <RouteLoading />;
  // To the feed a fragment is the name of a post; it must not look for one called "events".
  const seen = isPart(location.hash) ? { ...location, hash: '' } : location;
  return (
    <Routes location={seen}>
      <Route path="/" element={<DemoPage />} />
      <Route
        path="/profile/:userId"
        element={
          <WithBackLink>
            <ProfilePage />
          </WithBackLink>
        }
      />
      <Route path="/post/:postId" element={<PostPage readOnly />} />
      <Route path="/events" element={<Navigate to="/#events" replace />} />
      <Route path="/directory" element={<Navigate to="/#directory" replace />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** /demo and what its links lead to, over the demo backend. Nothing in here loads Firebase. */
export function DemoArea() {
  bringErrorMessages();
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BackendProvider source={source}>
        <SessionProvider>
          <Frame home="/" tools={<SignUpLinks />}>
            <Screens />
          </Frame>
        </SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  );
}
